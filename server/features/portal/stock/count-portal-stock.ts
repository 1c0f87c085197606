import { countPortalStock as contract } from '@omsorg/contract/portal/stock/count-portal-stock.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { portalAbilities } from '@omsorg/domain/portal/ability/abilities.ts'
import { handle } from '../../../platform/handle.ts'
import { countStockFor } from '../../prescriptions/index.ts'
import { doersOf } from '../doers.ts'
import { ordererFor } from '../holder.ts'
import { readPortalPerson, switchesOf } from '../person.sql.ts'
import { readCounters } from './counters.sql.ts'

/** Counted by the very rule of staff: of two who count at once the second is shown what the first found. */
export const countPortalStock = handle(contract, async ({ input, actor, now, tx }) => {
  const { careRecipientId, ...count } = input
  const person = await readPortalPerson(tx, careRecipientId)
  if (!person) return refuse('other-person-chosen', { at: 'careRecipientId' })
  if (!portalAbilities(switchesOf(person)).stock.allowed) return refuse('switched-off')
  const counted = await countStockFor({ input: count, actor: ordererFor(actor, person.care_place_id), now, tx })
  if (counted.ok) return agree({ careRecipientId, countId: counted.value.countId })
  if (counted.refusal !== 'counted-meanwhile') {
    return refuse(counted.refusal, counted.at === undefined ? {} : { at: counted.at })
  }
  const { countId, pieces, on } = counted.detail
  const authorId = (await readCounters(tx, [countId])).get(countId) ?? null
  const doer = await doersOf(tx, [authorId], { self: actor.userId, unit: person.place_name })
  return refuse('counted-meanwhile', { at: 'seenCountId', detail: { countId, pieces, on, by: doer(authorId) } })
})
