import { challengeMinutes, mayBeAsked, secondStepOf } from '@omsorg/domain/sign-in/second-factor/second-step.ts'
import type { Transaction } from '../../../platform/database.ts'
import type { Exchange } from '../../../platform/handle.ts'
import type { Tokens } from '../../../platform/tokens/tokens.ts'
import { demandOf, type Account } from '../token/accounts.sql.ts'
import { binderOf, keepBinderCookie } from '../token/cookies.ts'
import { hashOf, newSecret } from '../token/secrets.ts'
import { challengeToken, type TokenPair } from '../token/session-tokens.ts'
import { hasRunningSession } from '../token/sessions.sql.ts'
import { addChallenge } from './challenges.sql.ts'
import { factorFacts } from './factors.sql.ts'

interface Opening {
  readonly exchange: Exchange
  readonly now: Temporal.Instant
  readonly tx: Transaction
}

interface About {
  readonly deviceIsKnown: boolean
  /** A parent who enters this account: the session that goes on as it. */
  readonly entering: { readonly sessionId: string; readonly carePlaceId: string } | null
}

/** The token of a challenge, when a second step is owed; null when none is. It is bound to the browser by its cookie. */
export async function openChallenge(
  { exchange, now, tx }: Opening,
  tokens: Tokens,
  account: Account,
  { deviceIsKnown, entering }: About,
): Promise<TokenPair | null> {
  if (!mayBeAsked(demandOf(account))) return null
  const facts = await factorFacts(tx, account.id)
  if (!facts || !secondStepOf(facts)) return null

  const binderHash = hashOf(await binderFor(tx, exchange, now))
  const ends = now.add({ minutes: challengeMinutes })
  const challengeId = await addChallenge(tx, { account, binderHash, deviceIsKnown, entering, opened: now, ends })
  return challengeToken(tokens, account, challengeId)
}

/** A session that runs in this browser keeps its binder: whoever gives the step up goes on with it. */
async function binderFor(tx: Transaction, exchange: Exchange, now: Temporal.Instant): Promise<string> {
  const present = binderOf(exchange)
  if (present && (await hasRunningSession(tx, hashOf(present), now))) return present
  const binder = newSecret()
  keepBinderCookie(exchange, binder, challengeMinutes * 60)
  return binder
}
