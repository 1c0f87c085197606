import { savePortalOrder as contract } from '@omsorg/contract/portal/order/save-portal-order.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { portalAbilities } from '@omsorg/domain/portal/ability/abilities.ts'
import { handle } from '../../../platform/handle.ts'
import { readReceiverBefore, saveWithdrawalFor } from '../../orders/index.ts'
import { readOrderingContext } from '../../prescriptions/index.ts'
import { ordererFor } from '../holder.ts'
import { readPortalPerson, switchesOf } from '../person.sql.ts'
import { receiverFor } from './destination-of.ts'
import { readOwnDraft } from './portal-orders.sql.ts'
import { destinationOf, expectedOnOf, patientFeeOf } from './portal-order-views.ts'
import { isTaken, placed, portalRefusalOf } from './portal-refusals.ts'
import { takenLineOf } from './taken-line.ts'

/** Saved by the very rules of a withdrawal that staff save; what is filled in for the holder are name and address. */
export const savePortalOrder = handle(contract, async ({ input, actor, now, language, tx }) => {
  const { careRecipientId } = input
  const person = await readPortalPerson(tx, careRecipientId)
  if (!person) return refuse('other-person-chosen', { at: 'careRecipientId' })
  const { order } = portalAbilities(switchesOf(person))
  if (order.reason === 'ordering-off' || order.reason === 'through-the-place') return refuse(order.reason)
  const orderer = ordererFor(actor, person.care_place_id)
  const asked = { careRecipientId, carePlaceId: person.care_place_id, actor: orderer, now, language }
  const [context, before] = await Promise.all([
    readOrderingContext(tx, asked, actor.market),
    readReceiverBefore(tx, { careRecipientId }),
  ])
  if (!context) return refuse('other-person-chosen', { at: 'careRecipientId' })
  const saved = await saveWithdrawalFor({
    input: {
      careRecipientId,
      customerOrderId: input.customerOrderId,
      rowVersion: input.rowVersion,
      receiver: receiverFor(context.basis, before, input.destination, person),
      isExpress: false,
      oneTimePatientFee: null,
      contactConfirmedOn: null,
      lines: input.lines.map((line) => ({ ...line, setAside: false })),
    },
    actor: orderer,
    now,
    language,
    tx,
  })
  if (!saved.ok) {
    const { refusal, at } = saved
    if (!isTaken(refusal)) return refuse(portalRefusalOf(refusal), placed(at))
    const line = 'detail' in saved ? saved.detail : undefined
    const detail = await takenLineOf({ tx, orderer, careRecipientId, now, language }, line)
    return refuse(refusal, { ...placed(at), detail })
  }
  const draft = await readOwnDraft(tx, careRecipientId)
  if (!draft) throw new Error('an order that was saved is not there')
  return agree({
    careRecipientId,
    customerOrderId: saved.value.customerOrderId,
    rowVersion: saved.value.rowVersion,
    patientFee: patientFeeOf(draft, person),
    expectedOn: expectedOnOf(draft),
    destination: destinationOf(draft, person),
  })
})
