import { updateFavorite as contract } from '@omsorg/contract/orders/preliminary/update-favorite.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { mayBeChanged } from './may-be-changed.ts'
import { setFavorite } from './preliminary-writes.sql.ts'

export const updateFavorite = handle(contract, async ({ input, actor, tx }) => {
  const { preliminaryOrderId, favorite } = input
  const isDone =
    (await mayBeChanged(tx, preliminaryOrderId, actor)) && (await setFavorite(tx, preliminaryOrderId, favorite))
  return isDone ? agree({ favorite }) : refuse('preliminary-order-not-found', { at: 'preliminaryOrderId' })
})
