import { readIdentityNumber } from '@omsorg/domain/care-recipients/identity/identity-number.ts'
import { todayIn } from '@omsorg/domain/market.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { marketOfEid } from '@omsorg/domain/sign-in/eid/eid.ts'
import { sourceOf } from '../../../platform/admission/source.ts'
import type { CardParts } from '../card/card-parts.ts'
import { whyUnavailable } from '../card/unavailable.ts'
import type { TokenCall } from '../token/issue-token.ts'
import { hashOf } from '../token/secrets.ts'
import { takeEidTurn } from './begin-portal-eid.ts'
import { keyedHash } from './portal-code.ts'
import { clearEidStates, eidStatesOf } from './portal-cookies.ts'
import { lockAccountOfNumber, takeEidTry, useEid } from './portal-eids.sql.ts'
import { completePortalSignIn } from './portal-pair.ts'

interface EidShown {
  readonly grandidsession: string
  readonly state: string
}

/**
 * Signs in by the e-ID that was shown. What this browser has begun is used up before the service is asked, and a try of the
 * number is taken before anybody looks whose it is; whoever has no account, or none that is open, is answered alike.
 */
export async function signInByEid(call: TokenCall, parts: CardParts, { grandidsession, state }: EidShown) {
  const { exchange, now, log } = call
  const { cardBroker, secret, seal } = parts
  if (!cardBroker || !eidStatesOf(exchange).includes(state)) return refuse('eid-session-unknown')
  const brought = { sessionHash: hashOf(grandidsession), stateHash: hashOf(state), now }
  const begun = await call.transaction((tx) => useEid(tx, brought))
  if (!begun) return refuse('eid-session-unknown')

  let answer
  try {
    const turn = { isKnown: true, source: sourceOf(exchange.sourceAddress) }
    answer = await takeEidTurn(turn, () => cardBroker.read(begun.eid, grandidsession))
  } catch (fault) {
    return refuse(whyUnavailable(fault, log))
  }
  void cardBroker.end(begun.eid, grandidsession)
  if (answer.result === 'ended') return refuse('eid-not-shown')

  const market = marketOfEid(begun.eid)
  const today = todayIn(market, now)
  const read = readIdentityNumber(answer.number, market, today)
  // What is no number of the country is nobody's, and is looked for all the same.
  const number = read.ok ? read.value.normalized : `no number: ${answer.number}`
  const numberHash = keyedHash(secret, `number ${market} ${number}`)
  const isTaken = await call.transaction((tx) => takeEidTry(tx, { id: begun.id, numberHash, now }))

  return call.transaction(async (tx) => {
    const account = await lockAccountOfNumber(tx, { blind: seal.blind(number), market, today })
    if (!account || !isTaken) return refuse('eid-nobody')
    const pair = await completePortalSignIn({ exchange, tx, parts, now }, account, 'eid')
    clearEidStates(exchange)
    return agree(pair)
  })
}
