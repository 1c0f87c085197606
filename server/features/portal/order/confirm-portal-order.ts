import { confirmPortalOrder as contract } from '@omsorg/contract/portal/order/confirm-portal-order.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { portalAbilities } from '@omsorg/domain/portal/ability/abilities.ts'
import { handle } from '../../../platform/handle.ts'
import { confirmOrderFor } from '../../orders/index.ts'
import { ordererFor } from '../holder.ts'
import { readPortalPerson, switchesOf } from '../person.sql.ts'
import { readOrderHead, readPlacedOrder } from './portal-orders.sql.ts'
import { expectedOnOf, patientFeeOf } from './portal-order-views.ts'
import { isTaken, placed, portalRefusalOf } from './portal-refusals.ts'
import { takenLineOf } from './taken-line.ts'

/**
 * Placed by the very rules and locks of staff. A price that has changed is the payer's, who is not asked here; what the person
 * pays herself is.
 */
export const confirmPortalOrder = handle(contract, async ({ input, actor, now, language, tx, jobs }) => {
  const { careRecipientId, customerOrderId, rowVersion } = input
  const [person, head] = await Promise.all([readPortalPerson(tx, careRecipientId), readOrderHead(tx, customerOrderId)])
  if (!person) return refuse('other-person-chosen', { at: 'careRecipientId' })
  const { order } = portalAbilities(switchesOf(person))
  if (order.reason === 'ordering-off' || order.reason === 'through-the-place') return refuse(order.reason)
  if (head?.source !== 'crp') return refuse('order-not-found', { at: 'customerOrderId' })
  const orderer = ordererFor(actor, person.care_place_id)
  const confirm = (acceptPrices: boolean) =>
    confirmOrderFor({
      input: { customerOrderId, rowVersion, acceptWarnings: true, acceptPrices },
      actor: orderer,
      now,
      language,
      tx,
      jobs,
    })
  let outcome = await confirm(false)
  if (!outcome.ok && outcome.refusal === 'price-changed') {
    const { currency, patientFee: amount } = outcome.detail.totals
    if (amount !== head.patient_fee && amount !== input.acceptedPatientFee) {
      return refuse('patient-fee-changed', {
        detail: { rowVersion, patientFee: { currency, amount, payerName: person.payer_name } },
      })
    }
    outcome = await confirm(true)
  }
  if (!outcome.ok) {
    const { refusal, at } = outcome
    if (!isTaken(refusal)) return refuse(portalRefusalOf(refusal), placed(at))
    const line = outcome.detail && 'itemNumber' in outcome.detail ? outcome.detail : undefined
    const detail = await takenLineOf({ tx, orderer, careRecipientId, now, language }, line)
    return refuse(refusal, { ...placed(at), detail })
  }
  const written = await readPlacedOrder(tx, customerOrderId)
  if (!written) throw new Error('an order that was placed is not there')
  return agree({
    careRecipientId,
    customerOrderId,
    placedAt: written.confirmed_at ?? now.toString(),
    undoUntil: written.undo_until ?? now.toString(),
    expectedOn: expectedOnOf(written),
    patientFee: patientFeeOf(written, person),
  })
})
