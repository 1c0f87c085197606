import { listDeliveryPoints as contract } from '@omsorg/contract/orders/delivery/list-delivery-points.ts'
import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { readPostalCode } from '@omsorg/domain/format/postal-code.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { isRecent } from '@omsorg/domain/orders/delivery/delivery-point.ts'
import type { Carriers, ServicePoint } from '../../../adapters/shipment/port.ts'
import { handleInSteps, notFound, type Handler } from '../../../platform/handle.ts'
import { keepPoints, readKeptPoints } from './delivery-points.sql.ts'

type Answer = AnswerOf<typeof contract>

/** The carrier is asked between two transactions, and at most once in a while for a postal code. */
export function listDeliveryPoints(carriers: Carriers): Handler<typeof contract.name> {
  return handleInSteps(contract, async ({ params, actor, now, log, transaction }) => {
    const { market } = actor
    if (params.marketAreaCode !== market) return notFound()
    const { country } = marketOf(market)
    const postalCode = readPostalCode(params.postalCode, country)
    if (postalCode === null) return agree(answerOf([], 'current'))

    const kept = await transaction((tx) => readKeptPoints(tx, market, postalCode))
    if (kept && isRecent(Temporal.Instant.from(kept.answeredAt), now)) return agree(answerOf(kept.points, 'current'))

    const answer = await carriers[country]?.near(postalCode)
    if (answer?.result !== 'found') {
      log.warn('a carrier did not answer', { kind: country, reason: answer?.why ?? 'not-connected' })
      return agree(kept ? answerOf(kept.points, 'kept') : answerOf([], 'none'))
    }
    await transaction((tx) => keepPoints(tx, { market, postalCode, at: now }, answer.points))
    return agree(answerOf(answer.points, 'current'))
  })
}

function answerOf(points: readonly ServicePoint[], carrier: Answer['carrier']): Answer {
  const entities = points.map(({ openingHours, ...point }) => ({
    ...point,
    openingHours: { spans: [...openingHours.spans], text: openingHours.text },
  }))
  return { entities, carrier }
}
