import { saveWithdrawal as contract } from '@omsorg/contract/orders/withdrawal/save-withdrawal.ts'
import { orderType } from '@omsorg/domain/orders/order/order-transitions.ts'
import { refuse } from '@omsorg/domain/outcome.ts'
import { handle, type Call } from '../../../platform/handle.ts'
import { readClosedRowsOfPerson, readOrderingContext } from '../../prescriptions/index.ts'
import { draftToReplace, lockOrderToReplace } from '../placing/draft-to-replace.ts'
import { fillRows, rowIsGone } from '../placing/filled-lines.ts'
import { flavorsOf } from '../placing/flavors.ts'
import { readFlavors } from '../placing/flavors.sql.ts'
import { groundOfWithdrawal } from '../placing/ground.ts'
import { saveOrder } from '../placing/save-order.ts'

const type = orderType['home-delivery-from-prescription']

export const saveWithdrawal = handle(contract, (call) => saveWithdrawalFor(call))

type SavingCall = Pick<Call<typeof contract>, 'input' | 'actor' | 'now' | 'language' | 'tx'>

/** The same for whoever orders from elsewhere, such as the holder of a portal account: the rules and locks are these. */
export async function saveWithdrawalFor({ input, actor, now, language, tx }: SavingCall) {
  const { carePlaceId } = actor
  if (!carePlaceId) return refuse('place-not-chosen')
  const { careRecipientId } = input
  const rowIds = input.lines.map((line) => line.prescriptionRowId)
  const [locked, flavors, context] = await Promise.all([
    lockOrderToReplace(tx, input, { userId: actor.doerId, type, careRecipientId }),
    readFlavors(tx, actor.market, { rowIds }),
    readOrderingContext(tx, { careRecipientId, carePlaceId, actor, now, language }, actor.market),
  ])
  if (!context) return refuse('recipient-not-found', { at: 'careRecipientId' })
  if (!context.gate.ok) return context.gate

  const draft = draftToReplace(locked, input, { userId: actor.doerId, type, careRecipientId, carePlaceId })
  if (!draft.ok) return draft
  const closed = await readClosedRowsOfPerson(tx, context, rowIds, actor)
  const ground = groundOfWithdrawal(context, closed, flavorsOf(flavors, context.settings), actor)
  const filled = fillRows(ground, [{ careRecipientId, at: '', lines: input.lines }])
  if (!filled.ok) return filled
  const order = { ...input, type, draftId: draft.value?.id ?? null, preliminaryOrderId: null }
  return saveOrder(tx, ground, filled.value, order, { actor, now, whenGone: rowIsGone })
}
