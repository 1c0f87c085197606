import { beginPortalEid as contract } from '@omsorg/contract/sign-in/portal/begin-portal-eid.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { sourceOf } from '../../../platform/admission/source.ts'
import { handleInSteps } from '../../../platform/handle.ts'
import type { CardParts } from '../card/card-parts.ts'
import { addressHere } from '../card/return-address.ts'
import { whyUnavailable } from '../card/unavailable.ts'
import { hashOf, newSecret } from '../token/secrets.ts'
import { createTurns } from '../token/turns.ts'
import { keyedHash } from './portal-code.ts'
import { eidMinutes, keepEidState } from './portal-cookies.ts'
import { beginEid, keepEidSession } from './portal-eids.sql.ts'

/** Beside the turns of staff: a flood at the portal keeps no nurse from the card service. */
export const takeEidTurn = createTurns({ atOnce: 16, strangersAtOnce: 16, mostWaiting: 128 })

export function beginPortalEid(parts: CardParts) {
  return handleInSteps(contract, async ({ input: { eid }, exchange, now, log, transaction }) => {
    const { cardBroker, secret } = parts
    if (!cardBroker?.offers(eid)) return refuse('eid-not-possible')
    const state = newSecret()
    const source = sourceOf(exchange.sourceAddress)
    const begun = {
      stateHash: hashOf(state),
      eid,
      sourceHash: keyedHash(secret, `source ${source}`),
      now,
      ends: now.add({ minutes: eidMinutes }),
    }
    const id = await transaction((tx) => beginEid(tx, begun))
    if (id === null) return refuse('too-many')
    try {
      const callbackUrl = `${addressHere(exchange, parts)}/my/eid?state=${state}`
      const wish = { means: eid, callbackUrl, number: null } as const
      const { sessionId, redirectUrl } = await takeEidTurn({ isKnown: false, source }, () => cardBroker.begin(wish))
      await transaction((tx) => keepEidSession(tx, id, hashOf(sessionId)))
      keepEidState(exchange, state)
      return agree({ address: redirectUrl })
    } catch (fault) {
      return refuse(whyUnavailable(fault, log))
    }
  })
}
