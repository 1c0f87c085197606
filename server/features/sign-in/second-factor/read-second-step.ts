import { readSecondStep as contract } from '@omsorg/contract/sign-in/second-factor/read-second-step.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { maskedEmail, maskedPhone } from '@omsorg/domain/sign-in/second-factor/masked.ts'
import {
  mostTries,
  secondStepOf,
  secondsToNextCode,
  type FactorFacts,
  type FactorKind,
} from '@omsorg/domain/sign-in/second-factor/second-step.ts'
import { handle, type Handler } from '../../../platform/handle.ts'
import type { SignInParts } from '../token/sign-in-parts.ts'
import { boundChallenge } from './bound-challenge.ts'
import type { Challenge } from './challenges.sql.ts'
import { factorFacts, kindUsedLast } from './factors.sql.ts'

export function readSecondStep({ tokens }: SignInParts): Handler<typeof contract.name> {
  return handle(contract, async ({ input, exchange, now, tx }) => {
    const challenge = await boundChallenge(tx, { exchange, now }, tokens, input.assertion)
    if (!challenge) return refuse('challenge-ended')
    const [facts, usedLast] = await Promise.all([
      factorFacts(tx, challenge.user_id),
      kindUsedLast(tx, challenge.user_id),
    ])
    const step = facts && secondStepOf(facts)
    if (!step) return refuse('challenge-ended')
    return agree({
      kinds: step.kinds.map((kind) => {
        const sentAt = sentAtOf(challenge, kind)
        return { kind, to: addressOf(facts, kind), againIn: secondsToNextCode(sentAt, now), sent: sentAt !== null }
      }),
      usedLast: usedLast !== null && step.kinds.includes(usedLast) ? usedLast : null,
      enrolling: step.enrolling,
      expiresIn: Math.floor(now.until(Temporal.Instant.from(challenge.expires_at)).total('seconds')),
      triesLeft: mostTries - challenge.tries,
    })
  })
}

export function sentAtOf(challenge: Challenge, kind: FactorKind): Temporal.Instant | null {
  const at = kind === 'sms' ? challenge.sms_sent_at : kind === 'email' ? challenge.email_sent_at : null
  return at === null ? null : Temporal.Instant.from(at)
}

/** Where a code of the kind goes, as much of it as its owner knows it by. */
export function addressOf({ phone, email }: FactorFacts, kind: FactorKind): string | null {
  if (kind === 'sms' && phone !== null) return maskedPhone(phone)
  return kind === 'email' && email !== null ? maskedEmail(email) : null
}
