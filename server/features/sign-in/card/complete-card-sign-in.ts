import { completeCardSignIn as contract } from '@omsorg/contract/sign-in/card/complete-card-sign-in.ts'
import { cardNumberToCompare, isOfIssuer } from '@omsorg/domain/sign-in/card/card.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handleInSteps } from '../../../platform/handle.ts'
import { accountById } from '../token/accounts.sql.ts'
import { completeSignIn } from '../token/complete-sign-in.ts'
import { hashOf } from '../token/secrets.ts'
import { sourceOf } from '../../../platform/admission/source.ts'
import { numberHash } from './begin-card-sign-in.ts'
import { takeTurn, type CardParts } from './card-parts.ts'
import { holderOfCard, useBegun } from './card-sign-ins.sql.ts'
import { clearStates, statesOf } from './card-state.ts'
import { whyUnavailable } from './unavailable.ts'

/**
 * What this browser has begun is used up before the service is asked, so that nothing is asked or answered twice. The session
 * there is ended as soon as it is read: signing out has nothing left to end.
 */
export function completeCardSignIn(parts: CardParts) {
  return handleInSteps(contract, async ({ input, exchange, now, log, transaction }) => {
    const card = input.siths === 'true' ? 'siths' : 'vrk'
    const sessionId = input.grandidsession
    const stateHashes = statesOf(exchange).map(hashOf)
    const { cardBroker } = parts
    const begun = await transaction((tx) => useBegun(tx, { sessionHash: hashOf(sessionId), stateHashes, card, now }))
    if (!begun || !cardBroker) return refuse('card-session-unknown')

    let answer
    try {
      const turn = { isKnown: true, source: sourceOf(exchange.sourceAddress) }
      answer = await takeTurn(turn, () => cardBroker.read(card, sessionId))
    } catch (fault) {
      return refuse(whyUnavailable(fault, log))
    }
    void cardBroker.end(card, sessionId)
    if (answer.result === 'ended') return refuse('card-not-shown')

    const number = cardNumberToCompare(answer.number)
    // Who wrote one number and shows the card of another has taken a card that is not theirs, or somebody else's computer.
    const isOther = begun.number_hash !== null && !begun.number_hash.equals(numberHash(number, parts.secret))
    if (isOther) return refuse('credentials-wrong')

    const { issuer } = answer
    const outcome = await transaction(async (tx) => {
      const holder = await holderOfCard(tx, card, number)
      const isTaken = holder && (card !== 'siths' || isOfIssuer(holder.issuer, issuer))
      const account = isTaken ? await accountById(tx, holder.user_id) : undefined
      if (!account) return refuse('credentials-wrong')
      return completeSignIn({ exchange, now, tx }, parts, account, { methods: [card] })
    })
    if (!outcome.ok) return outcome
    clearStates(exchange)
    return agree(outcome.value)
  })
}
