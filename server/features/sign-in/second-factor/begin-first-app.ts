import { beginFirstApp as contract } from '@omsorg/contract/sign-in/second-factor/begin-first-app.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { secondStepOf } from '@omsorg/domain/sign-in/second-factor/second-step.ts'
import { handle, type Handler } from '../../../platform/handle.ts'
import type { SignInParts } from '../token/sign-in-parts.ts'
import { boundChallenge } from './bound-challenge.ts'
import { keepAppOfChallenge } from './challenges.sql.ts'
import { factorFacts } from './factors.sql.ts'
import { newAppSecret, otpAuthUri } from './totp.ts'

/** Asked again, it answers the same app: a page that was read anew shows the picture that the phone has seen. */
export function beginFirstApp({ tokens, factorSeal }: SignInParts): Handler<typeof contract.name> {
  return handle(contract, async ({ input, exchange, now, tx }) => {
    const challenge = await boundChallenge(tx, { exchange, now }, tokens, input.assertion)
    if (!challenge) return refuse('challenge-ended')
    const facts = await factorFacts(tx, challenge.user_id)
    if (!facts || !secondStepOf(facts)?.enrolling) return refuse('kind-not-offered')
    const secret = challenge.app_secret ? factorSeal.open(challenge.app_secret) : newAppSecret()
    if (!challenge.app_secret) await keepAppOfChallenge(tx, challenge.id, factorSeal.seal(secret))
    return agree({ secret, otpAuthUri: otpAuthUri(challenge.user_name, secret) })
  })
}
