import { lastDayOf } from '@omsorg/domain/sign-in/role-term/role-term.ts'
import { loadAllTexts } from '@omsorg/texts/load.ts'
import { z } from 'zod'
import { job, type Job } from '../../../platform/jobs/job.ts'
import type { SignInWork } from '../notice/send-owner-notice.ts'
import { readToldOfRoles } from './ending-roles.sql.ts'
import { tellOfRolesJob } from './end-roles.ts'

const payload = z.object({
  userId: z.int(),
  nodeId: z.string().nullable(),
  what: z.enum(['ending', 'ended', 'to-confirm']),
})

/** What ends and when; the mail names no person and no place. */
export function tellOfRoles({ database, mail, publicAddress }: SignInWork): Job {
  return job(tellOfRolesJob, payload, async ({ userId, nodeId, what }, { id }) => {
    const told = await database.transaction(null, (tx) => readToldOfRoles(tx, { userId, nodeId }))
    if (!told) return
    const words = (await loadAllTexts(told.language)).roleTermMails
    const day = lastDayOf(told)
    // What was confirmed in the meantime ends soon no more.
    if (what === 'ending' && day === null) return
    const address = `${publicAddress}/GuideAdministration/RoleTerms`
    const letters = {
      ending: () => ({ ...words.ending, text: words.ending.text({ day: day ?? '' }) }),
      ended: () => words.ended,
      'to-confirm': () => ({ ...words.toConfirm, text: words.toConfirm.text({ address }) }),
    }
    await mail.send({
      id: `roles-${what}-${userId}-${id}`,
      to: told.email,
      ...letters[what](),
    })
  })
}
