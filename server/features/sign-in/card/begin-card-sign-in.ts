import { createHmac } from 'node:crypto'
import { beginCardSignIn as contract } from '@omsorg/contract/sign-in/card/begin-card-sign-in.ts'
import { cardNumberToCompare } from '@omsorg/domain/sign-in/card/card.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handleInSteps } from '../../../platform/handle.ts'
import { hashOf, newSecret } from '../token/secrets.ts'
import { sourceOf } from '../../../platform/admission/source.ts'
import { takeTurn, type CardParts } from './card-parts.ts'
import { keepBegun } from './card-sign-ins.sql.ts'
import { keepState, stateMinutes } from './card-state.ts'
import { isReturnAddress } from './return-address.ts'
import { whyUnavailable } from './unavailable.ts'

export function beginCardSignIn(parts: CardParts) {
  return handleInSteps(contract, async ({ query, exchange, now, log, transaction }) => {
    const card = query.siths === 'true' ? 'siths' : 'vrk'
    const number = card === 'siths' && query.sithsNumber ? cardNumberToCompare(query.sithsNumber) : null
    if (!isReturnAddress(query.returnUrl, card, exchange, parts)) return refuse('address-not-ours')
    const { cardBroker } = parts
    if (!cardBroker) return refuse('card-service-unavailable')

    try {
      const wish = { means: card, callbackUrl: query.returnUrl, number } as const
      const turn = { isKnown: false, source: sourceOf(exchange.sourceAddress) }
      const { sessionId, redirectUrl } = await takeTurn(turn, () => cardBroker.begin(wish))
      const state = newSecret()
      await transaction((tx) =>
        keepBegun(tx, {
          sessionHash: hashOf(sessionId),
          stateHash: hashOf(state),
          card,
          numberHash: number === null ? null : numberHash(number, parts.secret),
          begun: now,
          ends: now.add({ minutes: stateMinutes }),
        }),
      )
      keepState(exchange, state)
      return agree({ data: redirectUrl })
    } catch (fault) {
      return refuse(whyUnavailable(fault, log))
    }
  })
}

/** Nobody guesses a number from what is kept of it. */
export function numberHash(number: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`card ${number}`).digest()
}
