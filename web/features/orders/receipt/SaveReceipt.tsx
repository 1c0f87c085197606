import type { OrderView } from '@omsorg/contract/orders/order/order-view.ts'
import { printOrderHistory } from '@omsorg/contract/orders/overview/print-order-history.ts'
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs'
import type { Place } from '../../../platform/calls/request.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { saveFile } from '../../../platform/files/save-file.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'

interface SaveReceiptProps {
  readonly order: OrderView
  readonly place: Place | undefined
}

/** Saves the details of an order as a PDF, in the language of whoever reads. */
export function SaveReceipt({ order, place }: SaveReceiptProps) {
  const t = useAllTexts()
  const { customerOrderId } = order
  const action = useAction(printOrderHistory, { place })
  async function save(): Promise<void> {
    const result = await action.run({ params: { customerOrderId } })
    if (result?.ok) saveFile(result.value as Blob, `${t.orderPage.number({ number: String(customerOrderId) })}.pdf`)
  }
  return (
    <Button icon={<IconFileTypePdf />} busy={action.busy} onClick={() => void save()}>
      {t.orderReceipt.save}
    </Button>
  )
}
