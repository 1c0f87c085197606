import { listDeliveryPoints as contract } from '@omsorg/contract/orders/delivery/list-delivery-points.ts'
import type { AnswerOf, Definition } from '@omsorg/contract/endpoint.ts'
import { readPostalCode } from '@omsorg/domain/format/postal-code.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { isRecent } from '@omsorg/domain/orders/delivery/delivery-point.ts'
import type { Carriers, ServicePoint } from '../../../adapters/shipment/port.ts'
import type { Actor } from '../../../platform/actor.ts'
import { handleInSteps, notFound, type Handler, type SteppedCall } from '../../../platform/handle.ts'
import { keepPoints, readKeptPoints } from './delivery-points.sql.ts'

type Answer = AnswerOf<typeof contract>

/** The carrier is asked between two transactions, and at most once in a while for a postal code. */
export function listDeliveryPoints(carriers: Carriers): Handler<typeof contract.name> {
  return handleInSteps(contract, async (call) =>
    call.params.marketAreaCode === call.actor.market
      ? agree(await pointsNear(carriers, call, call.params.postalCode))
      : notFound(),
  )
}

type Asking = Pick<SteppedCall<Definition>, 'now' | 'log' | 'ask' | 'transaction'> & {
  readonly actor: Pick<Actor, 'market'>
}

/** The points near a postal code of the market of whoever asks. */
export async function pointsNear(
  carriers: Carriers,
  { actor: { market }, now, log, ask, transaction }: Asking,
  written: string,
): Promise<Answer> {
  const { country } = marketOf(market)
  const postalCode = readPostalCode(written, country)
  if (postalCode === null) return answerOf([], 'current')

  const kept = await ask((tx) => readKeptPoints(tx, market, postalCode))
  if (kept && isRecent(Temporal.Instant.from(kept.answeredAt), now)) return answerOf(kept.points, 'current')

  const answer = await carriers[country]?.near(postalCode)
  if (answer?.result !== 'found') {
    log.warn('a carrier did not answer', { kind: country, reason: answer?.why ?? 'not-connected' })
    return kept ? answerOf(kept.points, 'kept') : answerOf([], 'none')
  }
  await transaction((tx) => keepPoints(tx, { market, postalCode, at: now }, answer.points))
  return answerOf(answer.points, 'current')
}

function answerOf(points: readonly ServicePoint[], carrier: Answer['carrier']): Answer {
  const entities = points.map(({ openingHours, ...point }) => ({
    ...point,
    openingHours: { spans: [...openingHours.spans], text: openingHours.text },
  }))
  return { entities, carrier }
}
