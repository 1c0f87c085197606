import { saveHomeDelivery as contract } from '@omsorg/contract/orders/home-delivery/save-home-delivery.ts'
import { orderType } from '@omsorg/domain/orders/order/order-transitions.ts'
import { refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { draftToReplace, lockOrderToReplace } from '../placing/draft-to-replace.ts'
import { fillItems } from '../placing/filled-lines.ts'
import { saveOrder } from '../placing/save-order.ts'
import { prescribedItems, readGroundOfHomeDelivery, readPersonToDeliverTo } from './ground-of-home-delivery.ts'

const type = orderType['home-delivery']

export const saveHomeDelivery = handle(contract, async ({ input, actor, now, language, tx }) => {
  const { carePlaceId } = actor
  if (!carePlaceId) return refuse('place-not-chosen')
  const { careRecipientId } = input
  const [locked, person] = await Promise.all([
    lockOrderToReplace(tx, input, { userId: actor.doerId, type, careRecipientId }),
    readPersonToDeliverTo(tx, { careRecipientId, carePlaceId, actor, now, language }),
  ])
  if (!person) return refuse('recipient-not-found', { at: 'careRecipientId' })
  if (!person.ok) return person
  const draft = draftToReplace(locked, input, { userId: actor.doerId, type, careRecipientId, carePlaceId })
  if (!draft.ok) return draft

  const context = person.value
  const prescribed = prescribedItems(context)
  const drawn = input.lines.findIndex((line) => !line.setAside && prescribed.has(line.itemNumber))
  if (drawn >= 0) return refuse('item-is-prescribed', { at: `lines[${drawn}].itemNumber` })
  const itemNumbers = input.lines.map((line) => line.itemNumber)
  const ground = await readGroundOfHomeDelivery(tx, actor, context, itemNumbers)
  const filled = fillItems(ground, careRecipientId, input.lines)
  if (!filled.ok) return filled
  const order = { ...input, type, draftId: draft.value?.id ?? null, preliminaryOrderId: null }
  return saveOrder(tx, ground, filled.value, order, { actor, now })
})
