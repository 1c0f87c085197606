import { saveGroup as contract } from '@omsorg/contract/orders/group/save-group.ts'
import { orderType } from '@omsorg/domain/orders/order/order-transitions.ts'
import { refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { draftToReplace, lockOrderToReplace } from '../placing/draft-to-replace.ts'
import { fillItems } from '../placing/filled-lines.ts'
import { saveOrder } from '../placing/save-order.ts'
import { readTemplate } from '../proposal/template.sql.ts'
import { readGroundOfGroup, readGroupPlace, readItemsOfGroup } from './ground-of-group.ts'

const type = orderType.group

export const saveGroup = handle(contract, async ({ input, actor, now, language, tx }) => {
  const { carePlaceId, clientId } = actor
  if (!carePlaceId) return refuse('place-not-chosen')
  if (input.carePlaceId.toLowerCase() !== carePlaceId) return refuse('place-out-of-reach', { at: 'carePlaceId' })
  const { preliminaryOrderId } = input
  const itemNumbers = input.lines.map((line) => line.itemNumber)
  const [locked, place, template, items] = await Promise.all([
    lockOrderToReplace(tx, input, { userId: actor.doerId, type, carePlaceId }),
    readGroupPlace(tx, { actor, now, language, carePlaceId }),
    preliminaryOrderId === undefined ? null : readTemplate(tx, { preliminaryOrderId, carePlaceId, type }),
    clientId === null ? null : readItemsOfGroup(tx, { actor, now, clientId, carePlaceId }, itemNumbers),
  ])
  if (!place) return refuse('place-out-of-reach', { at: 'carePlaceId' })
  if (!place.ok) return place
  if (template?.length === 0) return refuse('preliminary-order-not-found', { at: 'preliminaryOrderId' })

  const draft = draftToReplace(locked, input, { userId: actor.doerId, type, careRecipientId: null, carePlaceId })
  if (!draft.ok) return draft
  const ground = await readGroundOfGroup(tx, { actor, now }, place.value, itemNumbers, items)
  const filled = fillItems(ground, null, input.lines)
  if (!filled.ok) return filled
  return saveOrder(
    tx,
    ground,
    filled.value,
    {
      type,
      draftId: draft.value?.id ?? null,
      careRecipientId: null,
      preliminaryOrderId: preliminaryOrderId ?? draft.value?.preliminary_order_id ?? null,
      receiver: input.receiver,
      isExpress: input.isExpress,
      oneTimePatientFee: null,
      contactConfirmedOn: null,
    },
    { actor, now },
  )
})
