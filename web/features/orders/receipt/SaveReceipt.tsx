import type { OrderView } from '@omsorg/contract/orders/order/order-view.ts'
import { printOrderHistory } from '@omsorg/contract/orders/overview/print-order-history.ts'
import type { Place } from '../../../platform/calls/request.ts'
import { PrintButton } from '../../../platform/print/PrintButton.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'

interface SaveReceiptProps {
  readonly order: OrderView
  readonly place: Place | undefined
}

/** The details of an order, as a paper. */
export function SaveReceipt({ order, place }: SaveReceiptProps) {
  const t = useAllTexts()
  const { customerOrderId } = order
  return (
    <PrintButton
      endpoint={printOrderHistory}
      sent={{ params: { customerOrderId } }}
      place={place}
      title={t.orderPage.number({ number: String(customerOrderId) })}
    />
  )
}
