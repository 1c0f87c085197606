import { askAccount as contract } from '@omsorg/contract/sign-in/account-request/ask-account.ts'
import { mayMailRequest } from '@omsorg/domain/sign-in/account-request/request-limits.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { openSignIn } from '../../../platform/admission/opening.sql.ts'
import { handleInSteps } from '../../../platform/handle.ts'
import { lockTries } from '../token/attempts.sql.ts'
import { hashOf, newSecret } from '../token/secrets.ts'
import type { SignInParts } from '../token/sign-in-parts.ts'
import { sendRequestLinkJob } from './account-request-jobs.ts'
import { addRequest, addressOfChallenge, requestsOfAddress } from './account-requests.sql.ts'
import { hashOfAddress, sealRequest } from './request-words.ts'

/** What shows that whoever sends a form is no program: the challenge that a token solves, else null. */
export interface SolvedWork {
  solved(token: string, now: Temporal.Instant): Promise<string | null>
}

/** Nothing here knows who has an account, or which organisations there are: the same is written for each, and a job looks. */
export const askAccount = ({ seal, botCheck }: Pick<SignInParts, 'seal'> & { readonly botCheck: SolvedWork }) =>
  handleInSteps(contract, async ({ input, language, now, transaction, log }) => {
    const { botToken, ...asked } = input
    const solved = await botCheck.solved(botToken, now)
    if (solved === null) return refuse('bot-check-failed')
    const addressHash = hashOfAddress(seal, asked.email)
    const challengeHash = seal.blind(`challenge ${solved}`)
    const secret = newSecret()
    return transaction(async (tx, jobs) => {
      await openSignIn(tx)
      await lockTries(tx, addressHash)
      const before = await addressOfChallenge(tx, challengeHash)
      // Sent again it is the same request; solved for somebody else it is no proof of work.
      if (before) return before.equals(addressHash) ? agree({}) : refuse('bot-check-failed')
      if (!mayMailRequest(await requestsOfAddress(tx, addressHash, now))) {
        log.warn('account requests are not mailed', { reason: 'too many' })
        return agree({})
      }
      const requestId = await addRequest(tx, {
        language,
        sealed: sealRequest(seal, asked),
        addressHash,
        challengeHash,
        secretHash: hashOf(secret),
        secretSealed: seal.seal(secret),
        now,
      })
      if (requestId === undefined) return refuse('bot-check-failed')
      jobs.add(sendRequestLinkJob, { requestId }, { jobKey: `account-request-${requestId}` })
      return agree({})
    })
  })
