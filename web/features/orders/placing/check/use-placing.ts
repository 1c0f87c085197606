import { readCareRecipient } from '@omsorg/contract/care-recipients/recipient/read-care-recipient.ts'
import { searchCareRecipients } from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import { searchOrdersByCarePlace } from '@omsorg/contract/orders/order/search-orders-by-care-place.ts'
import { searchPreliminaryOrders } from '@omsorg/contract/orders/preliminary/search-preliminary-orders.ts'
import { readPlaceCart } from '@omsorg/contract/product-selection/care-place-cart/read-place-cart.ts'
import { searchOrdersByCareRecipient } from '@omsorg/contract/orders/order/search-orders-by-care-recipient.ts'
import type { ChangedPrices } from '@omsorg/contract/orders/placing/changed-prices.ts'
import { confirmOrder } from '@omsorg/contract/orders/placing/confirm-order.ts'
import type { Totals } from '@omsorg/contract/orders/placing/totals.ts'
import { useState } from 'react'
import type { Place } from '../../../../platform/calls/request.ts'
import { useAction } from '../../../../platform/calls/use-action.ts'
import { contentToSave } from '../content.ts'
import type { ProposedLine } from '../proposal.ts'
import { contactToConfirm } from '../receiver/receiver-fields.ts'
import { linesRefused } from '../save-result.ts'
import type { Wizard } from '../wizard.ts'
import { outcomeUnknown, placeOrder } from './place-order.ts'

export interface NewPrices {
  readonly now: ChangedPrices
  readonly before: readonly ProposedLine[]
  readonly totalsBefore: Pick<Totals, 'total' | 'patientFeeByArea'>
}

/** The history and the list of persons; the cart and the history of a place. */
const outdated = [
  searchOrdersByCareRecipient,
  readCareRecipient,
  searchCareRecipients,
  searchOrdersByCarePlace,
  searchPreliminaryOrders,
  readPlaceCart,
]

/** The one press that orders. The same press twice, or again after a lost answer, places one order. */
export function usePlacing(wizard: Wizard, place: Place | undefined, onPlaced: (customerOrderId: number) => void) {
  const { run, notDone } = useAction(confirmOrder, {
    outdates: outdated,
    place,
    resolves: [
      'price-changed',
      'stale',
      'warnings-not-accepted',
      'order-already-placed',
      ...outcomeUnknown,
      ...linesRefused,
    ],
  })
  const [prices, setPrices] = useState<NewPrices | null>(null)

  async function placeIt(): Promise<void> {
    const view = wizard.view()
    const proposal = wizard.proposal()
    // What the server would refuse is corrected first, at its field.
    const isAsked = proposal.careRecipient !== null && contactToConfirm(view) !== null
    if (!contentToSave(wizard.kind, proposal, view) || isAsked) {
      return wizard.act({ kind: 'go', to: view.checked.bad.length > 0 ? 'quantity' : 'receiver' })
    }
    const isOnline = () => navigator.onLine
    const result = await placeOrder(wizard, run, { acceptPrices: prices !== null, isOnline })
    if (result?.ok) return onPlaced(result.value.customerOrderId)
    const { order } = wizard.view().autosave
    if (result?.reason === 'order-already-placed' && order) return onPlaced(order.customerOrderId)
    if (result?.reason === 'price-changed') {
      setPrices({ now: result.detail, before: proposal.lines, totalsBefore: view.totals })
    }
  }

  return { placeIt, prices, notDone }
}
