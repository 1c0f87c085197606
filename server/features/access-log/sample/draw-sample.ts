import { drawSample as contract } from '@omsorg/contract/access-log/sample/draw-sample.ts'
import { marketOf, todayIn } from '@omsorg/domain/market.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { drawOnce, marketOfClient } from './sample.sql.ts'

export const drawSample = handle(contract, async ({ input, actor, now, tx }) => {
  const market = await marketOfClient(tx, input.clientId)
  if (market === null) return refuse('client-not-found')
  const day = Temporal.PlainDate.from(input.weekOf)
  const monday = day.subtract({ days: day.dayOfWeek - 1 })
  const next = monday.add({ days: 7 })
  if (Temporal.PlainDate.compare(next, todayIn(market, now)) > 0) return refuse('week-not-over', { at: 'weekOf' })
  const start = (of: Temporal.PlainDate) => of.toZonedDateTime(marketOf(market).timeZone).toInstant().toString()
  const sampleId = await drawOnce(tx, {
    clientId: input.clientId,
    weekOf: monday.toString(),
    since: start(monday),
    until: start(next),
    size: input.size,
    seed: crypto.randomUUID(),
    userId: actor.doerId,
  })
  return sampleId === null ? refuse('nothing-to-draw', { at: 'weekOf' }) : agree({ sampleId })
})
