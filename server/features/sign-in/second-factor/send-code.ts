import { sendCode as contract } from '@omsorg/contract/sign-in/second-factor/send-code.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import {
  maySendCode,
  secondsBetweenCodes,
  secondStepOf,
  secondsToNextCode,
} from '@omsorg/domain/sign-in/second-factor/second-step.ts'
import { handle, type Handler } from '../../../platform/handle.ts'
import type { SignInParts } from '../token/sign-in-parts.ts'
import { boundChallenge } from './bound-challenge.ts'
import { noteSent, tallyOfHour } from './challenges.sql.ts'
import { factorFacts } from './factors.sql.ts'
import { addressOf, sentAtOf } from './read-second-step.ts'
import { sendSecondStepCodeJob } from './send-code-job.ts'

/** The challenge stays locked: of two at once, one sends and the other is told to wait. */
export function sendCode({ tokens }: SignInParts): Handler<typeof contract.name> {
  return handle(contract, async ({ input: { assertion, kind }, exchange, now, tx, jobs }) => {
    const challenge = await boundChallenge(tx, { exchange, now }, tokens, assertion)
    if (!challenge) return refuse('challenge-ended')
    const [facts, tally] = await Promise.all([
      factorFacts(tx, challenge.user_id),
      tallyOfHour(tx, challenge.user_id, challenge.known_device, now),
    ])
    const to = facts && addressOf(facts, kind)
    if (!to || !secondStepOf(facts)?.kinds.includes(kind)) return refuse('kind-not-offered')
    const wait = secondsToNextCode(sentAtOf(challenge, kind), now)
    if (wait > 0) return agree({ to, againIn: wait })
    if (!maySendCode(tally.sent)) return refuse('too-many-codes')
    await noteSent(tx, challenge.id, kind, now)
    jobs.add(sendSecondStepCodeJob, { challengeId: challenge.id, kind, number: tally.sent }, { maxAttempts: 4 })
    return agree({ to, againIn: secondsBetweenCodes })
  })
}
