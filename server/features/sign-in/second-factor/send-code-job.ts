import { sentKinds } from '@omsorg/domain/sign-in/second-factor/second-step.ts'
import { loadAllTexts } from '@omsorg/texts/load.ts'
import { z } from 'zod'
import type { Mail } from '../../../adapters/mail/port.ts'
import type { Sms } from '../../../adapters/sms/port.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database.ts'
import { job, type Job } from '../../../platform/jobs/job.ts'
import { recipientOfCode } from './recipient-of-code.sql.ts'
import { sentCode } from './codes.ts'

export const sendSecondStepCodeJob = 'sign-in/send-second-step-code'

export interface SecondStepWork {
  readonly database: Database
  readonly mail: Mail
  readonly sms: Sms
  readonly clock: Clock
  readonly secret: string
}

/** Sends the code of a challenge that still runs. It is worked out here, so that it lies in no queue. */
export function sendSecondStepCode({ database, mail, sms, clock, secret }: SecondStepWork): Job {
  const payload = z.object({ challengeId: z.guid(), kind: z.enum(sentKinds), number: z.int() })
  return job(sendSecondStepCodeJob, payload, async ({ challengeId, kind, number }, { attempt }) => {
    const recipient = await database.transaction(null, (tx) => recipientOfCode(tx, challengeId, clock()))
    if (!recipient) return
    const id = `second-step-${challengeId}-${kind}-${number}`
    const words = (await loadAllTexts(recipient.language)).secondStepCode
    const code = sentCode(secret, challengeId, kind)
    const text = words.text({ code: `${code.slice(0, 3)} ${code.slice(3)}` })
    if (kind === 'email') {
      if (recipient.email) await mail.send({ id, to: recipient.email, subject: words.subject, text })
    } else if (recipient.phone && (attempt === 1 || !(await sms.wasSent(id)))) {
      await sms.send({ id, to: recipient.phone, text })
    }
  })
}
