import { readCartHistory as contract } from '@omsorg/contract/product-selection/cart/read-cart-history.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { countEnded, readEnded } from './read-cart-history.sql.ts'
import { selectionViewOf } from './cart-views.ts'
import { readPersonHere } from './person-here.sql.ts'

export const readCartHistory = handle(contract, async ({ params, query, actor, tx }) => {
  const person = await readPersonHere(tx, params.careRecipientId, actor.carePlaceId)
  if (!person) return notFound()
  const { page, pageSize, therapyArea: area = null } = query
  const records = await readEnded(tx, person.id, { area, page, pageSize, oldestFirst: query.sortOrder === 'asc' })
  return agree({
    entities: records.map((record) => ({
      ...selectionViewOf(record),
      endedBy: record.ended_by,
      endedOn: record.ended_at,
      replacedBy: record.replaced_by,
      replaces: record.replaces && {
        cartItemId: record.replaces.cartItemId,
        itemNumber: record.replaces.itemNumber,
        name: record.replaces.name,
      },
      events: [...record.events],
    })),
    totalCount: await countEnded(tx, person.id, area),
    page,
    pageSize,
    careRecipientId: person.id,
  })
})
