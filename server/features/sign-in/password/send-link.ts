import { resetLinkMinutes, welcomeLinkDays } from '@omsorg/domain/sign-in/password/reset-limits.ts'
import { loadAllTexts } from '@omsorg/texts/load.ts'
import { z } from 'zod'
import { isPermanentFailure, job, type Job } from '../../../platform/jobs/job.ts'
import type { SignInWork } from '../notice/send-owner-notice.ts'
import { forgetSecret, readLinkToSend, type LinkToSend } from './links.sql.ts'
import { sendLinkJob } from './new-link.ts'

/** Mails a link between two transactions. Its secret stands behind the #, which no browser sends and no server logs. */
export function sendLink({ database, mail, clock, seal, publicAddress }: SignInWork): Job {
  return job(sendLinkJob, z.object({ linkId: z.int() }), async ({ linkId }, { lastAttempt }) => {
    const link = await database.transaction(null, (tx) => readLinkToSend(tx, linkId, clock()))
    if (!link) return
    const forget = () => database.transaction(null, (tx) => forgetSecret(tx, linkId))
    const address = `${publicAddress}/login#${link.kind}=${seal.open(link.secret_sealed)}`
    try {
      await mail.send({ id: `password-link-${linkId}`, to: link.email, ...(await letterOf(link, address)) })
    } catch (error) {
      if (lastAttempt || isPermanentFailure(error)) await forget()
      throw error
    }
    await forget()
  })
}

async function letterOf({ kind, language, user_name: userName }: LinkToSend, address: string) {
  const words = (await loadAllTexts(language)).passwordMails
  if (kind === 'reset') {
    return { subject: words.reset.subject, text: words.reset.text({ userName, address, minutes: resetLinkMinutes }) }
  }
  return { subject: words.welcome.subject, text: words.welcome.text({ userName, address, count: welcomeLinkDays }) }
}
