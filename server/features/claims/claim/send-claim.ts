import { marketOf, type Country } from '@omsorg/domain/market.ts'
import { claimStatus } from '@omsorg/domain/claims/claim/claim-words.ts'
import { loadAllTexts } from '@omsorg/texts/load.ts'
import { z } from 'zod'
import type { Mail } from '../../../adapters/mail/port.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database.ts'
import { isPermanentFailure, job, type Job } from '../../../platform/jobs/job.ts'
import { markFailed, markSent, readClaimToSend } from './send-claim.sql.ts'

/** Tells customer service of a claim. Payload: `{ claimId }`. */
export const sendClaimJob = 'claims/send-claim'

export interface ClaimWork {
  readonly database: Database
  readonly mail: Mail
  readonly clock: Clock
  /** The address of customer service in each country. */
  readonly customerService: Readonly<Record<Country, string>>
  /** Where people reach us: the mail leads there. */
  readonly publicAddress: string
}

/**
 * The mail goes between two transactions. It names the claim by its number alone, for mail is not confidential, and leads to
 * it. A claim is sent when the mail is accepted; when it never is, it stays registered and says so.
 */
export function sendClaim({ database, mail, clock, customerService, publicAddress }: ClaimWork): Job {
  return job(sendClaimJob, z.object({ claimId: z.int() }), async ({ claimId }, { lastAttempt }) => {
    const claim = await database.transaction(null, (tx) => readClaimToSend(tx, claimId))
    if (claim?.status !== claimStatus.registered || claim.send_asked_at === null) return
    const { country, language } = marketOf(claim.market)
    const words = (await loadAllTexts(language)).claims.mail
    const number = String(claimId)
    const address = `${publicAddress}/ProductClaim/${claimId}?CID=${claim.client_id}&CPID=${claim.care_place_id}`
    try {
      await mail.send({
        id: `claim-${claimId}`,
        to: customerService[country],
        subject: words.subject({ number }),
        text: words.text({ number, address }),
      })
    } catch (error) {
      if (lastAttempt || isPermanentFailure(error)) {
        await database.transaction(null, (tx) => markFailed(tx, claimId, clock()))
      }
      throw error
    }
    await database.transaction(null, (tx) => markSent(tx, claimId, clock()))
  })
}
