import { readWithoutPrescriptions as contract } from '@omsorg/contract/product-selection/cart/read-without-prescriptions.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { cartItemStatus } from '@omsorg/domain/product-selection/cart/cart-transitions.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { readCartItems } from './cart-items.sql.ts'
import { cartListOf } from './cart-list.ts'
import { readPersonHere } from './person-here.sql.ts'

export const readWithoutPrescriptions = handle(contract, async ({ params, query, actor, today, tx }) => {
  const person = await readPersonHere(tx, params.careRecipientId, actor.carePlaceId)
  if (!person) return notFound()
  const records = await readCartItems(tx, person.id)
  const waiting = records.filter(({ status, is_prescribed }) => status === cartItemStatus.selected && !is_prescribed)
  return agree(await cartListOf(tx, { actor, person, today }, waiting, query))
})
