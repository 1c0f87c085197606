import { cancelOrder } from '@omsorg/contract/orders/order/cancel-order.ts'
import type { OrderView } from '@omsorg/contract/orders/order/order-view.ts'
import { readOrderHistory } from '@omsorg/contract/orders/order/read-order-history.ts'
import { readOrderOverview } from '@omsorg/contract/orders/order/read-order-overview.ts'
import { searchOrdersByCareRecipient } from '@omsorg/contract/orders/order/search-orders-by-care-recipient.ts'
import { erpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useState } from 'react'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import type { Place } from '../../../platform/calls/call.ts'
import { useForm } from '../../../platform/forms/use-form.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'

interface CancelOrderProps {
  readonly order: OrderView
  readonly place?: Place | undefined
}

/** Takes an order back, where that is possible, or says why it is not. */
export function CancelOrder({ order, place }: CancelOrderProps) {
  const words = useAllTexts().orders.cancelling
  const [open, setOpen] = useState(false)
  const { allowed, reason } = order.can.cancel
  return (
    <>
      <Button
        variant="danger"
        icon={<IconTrash />}
        onClick={() => setOpen(true)}
        {...(allowed || !reason ? {} : { reason: words.blocks[reason] })}
      >
        {words.action}
      </Button>
      {open && <CancelDialog order={order} place={place} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Names what is lost, and says whether it goes at once or is asked of the supplier. */
function CancelDialog({ order, place, onClose }: CancelOrderProps & { readonly onClose: () => void }) {
  const t = useAllTexts()
  const words = t.orders.cancelling
  const { customerOrderId, lines, orders } = order
  const form = useForm(cancelOrder, {
    id: 'cancel-order',
    initial: { reason: '' },
    toSend: ({ reason }) => ({ input: { customerOrderId, reason } }),
    outdates: [readOrderHistory, readOrderOverview, searchOrdersByCareRecipient],
    place,
  })
  const cancel = async () => {
    const result = await form.submit()
    if (result?.ok) onClose()
  }
  const sent = lines.filter((line) => !line.setAside)
  const isNew = orders.every(({ erpOrderStatus }) => erpOrderStatus === erpStatus.new)
  const names = sent.map((line) => `${line.product.name} (${t.common.units.packagesShort({ count: line.quantity })})`)
  return (
    <ActionDialog
      title={words.question({ number: String(customerOrderId) })}
      action={words.confirm}
      icon={<IconTrash />}
      danger
      busy={form.busy}
      onAction={cancel}
      keep={words.keep}
      onClose={onClose}
    >
      <div className="o-stack">
        <p>{words.lost({ lines: names.join(', ') })}</p>
        <p>{isNew ? words.whenNew : words.whenSent}</p>
        <TextField label={words.reason} {...form.field('reason')} />
      </div>
    </ActionDialog>
  )
}
