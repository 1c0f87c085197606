import { secondStepOf } from '@omsorg/domain/sign-in/second-factor/second-step.ts'
import type { Transaction } from '../../../platform/database.ts'
import type { Exchange } from '../../../platform/handle.ts'
import { judgeShown } from '../passkey/judge-shown.ts'
import { readShown } from '../passkey/read-shown.ts'
import { clearPasskeyCookie } from '../token/cookies.ts'
import type { SignInParts } from '../token/sign-in-parts.ts'
import type { Challenge } from './challenges.sql.ts'
import { factorFacts } from './factors.sql.ts'
import type { Recognised } from './recognise-code.ts'

interface Call {
  readonly exchange: Exchange
  readonly now: Temporal.Instant
  readonly tx: Transaction
}

interface Given {
  readonly challenge: Challenge | undefined
  readonly response: string
}

/**
 * Whether the passkey that was shown is one of whoever owes the step. Nobody guesses one, so that codes that were guessed
 * before do not close this way; it is judged once, whatever comes of it.
 */
export async function recognisePasskey(
  { exchange, now, tx }: Call,
  parts: SignInParts,
  { challenge, response }: Given,
): Promise<Recognised | null> {
  clearPasskeyCookie(exchange)
  const shown = readShown(response)
  const passkey = shown && (await judgeShown({ exchange, now, tx }, parts, shown))
  if (!passkey || passkey.user_id !== challenge?.user_id) return null
  const facts = await factorFacts(tx, passkey.user_id)
  return facts && secondStepOf(facts)?.kinds.includes('passkey') ? { kind: 'passkey', added: false } : null
}
