import { listPortalStock as contract } from '@omsorg/contract/portal/stock/list-portal-stock.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { portalAbilities } from '@omsorg/domain/portal/ability/abilities.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { stockOfPerson } from '../../prescriptions/index.ts'
import { doersOf } from '../doers.ts'
import { ordererFor } from '../holder.ts'
import { readPortalPerson, switchesOf } from '../person.sql.ts'
import { readCounters } from './counters.sql.ts'

export const listPortalStock = handle(contract, async ({ params, actor, today, tx }) => {
  const { careRecipientId } = params
  const person = await readPortalPerson(tx, careRecipientId)
  if (!person) return notFound()
  const stock = await stockOfPerson(tx, careRecipientId, { actor: ordererFor(actor, person.care_place_id), today })
  if (!stock) return notFound()
  const counters = await readCounters(
    tx,
    stock.flatMap(({ count }) => count?.countId ?? []),
  )
  const doer = await doersOf(tx, [...counters.values()], { self: actor.userId, unit: person.place_name })
  const { stock: ability } = portalAbilities(switchesOf(person))
  const reason = ability.reason ?? (stock.length === 0 ? ('nothing-prescribed' as const) : null)
  return agree({
    careRecipientId,
    today: today.toString(),
    rows: stock.map(({ prescriptionRowId, product, runsOutOn, daysLeft, steps, count, lastOrder }) => ({
      prescriptionRowId,
      product,
      dailyUse: steps.at(-1)?.dailyUse ?? null,
      runsOutOn,
      daysLeft,
      count: count && {
        countId: count.countId,
        pieces: count.pieces,
        on: count.on,
        by: doer(counters.get(count.countId) ?? null),
      },
      lastOrder,
    })),
    can: { count: { allowed: reason === null, reason } },
  })
})
