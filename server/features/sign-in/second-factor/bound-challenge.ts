import type { Transaction } from '../../../platform/database.ts'
import type { Exchange } from '../../../platform/handle.ts'
import type { Tokens } from '../../../platform/tokens/tokens.ts'
import { binderOf } from '../token/cookies.ts'
import { hashOf } from '../token/secrets.ts'
import { lockChallenge, type Challenge } from './challenges.sql.ts'

const nothing = '00000000-0000-0000-0000-000000000000'

/**
 * The running challenge of this browser. The cookie is always needed: a token that was carried to another browser opens
 * nothing there. A token that is given must be the one of the challenge.
 */
export async function boundChallenge(
  tx: Transaction,
  { exchange, now }: { readonly exchange: Exchange; readonly now: Temporal.Instant },
  tokens: Tokens,
  assertion: string | undefined,
): Promise<Challenge | undefined> {
  const claims = assertion === undefined ? null : await tokens.read(assertion)
  const named = assertion === undefined ? null : claims?.tfc ? claims.sid : nothing
  return lockChallenge(tx, hashOf(binderOf(exchange) ?? ''), named, now)
}
