import { cancelOrder } from '@omsorg/contract/orders/order/cancel-order.ts'
import type { OrderView } from '@omsorg/contract/orders/order/order-view.ts'
import { erpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useState } from 'react'
import { FormDialog } from '../../../platform/forms/FormDialog.tsx'
import type { Place } from '../../../platform/calls/request.ts'
import { useForm } from '../../../platform/forms/use-form.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Icon } from '../../../ui/picture/Icon.tsx'
import { changedByCancelling } from './changed-by-cancelling.ts'
import css from './Order.module.css'
import { isDrawn, type OrderPart } from './order-progress.ts'
import { isEnded } from '@omsorg/texts/papers/order-words.ts'

interface CancelOrderProps {
  readonly order: OrderView
  readonly part: OrderPart
  readonly place?: Place | undefined
}

/** Asks the supplier to stop a part, where that is still possible, or says why it is not. */
export function CancelOrder({ order, part, place }: CancelOrderProps) {
  const t = useAllTexts()
  const [open, setOpen] = useState(false)
  const { allowed, reason } = part.can.cancel
  if (isEnded(part) || part.cancelAsked) return null
  if (!allowed) {
    return reason ? (
      <p className={css.locked}>
        <Icon size={16} of={<IconLock />} />
        {t.orders.cancelling.blocks[reason]}
      </p>
    ) : null
  }
  return (
    <>
      <Button variant="text" size="compact" icon={<IconArrowBackUp />} onClick={() => setOpen(true)}>
        {t.orderPage.askToCancel}
      </Button>
      {open && <CancelDialog {...{ order, part, place }} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Names what is lost, and says whether it goes at once or is asked of the supplier. */
function CancelDialog({ order, part, place, onClose }: CancelOrderProps & { readonly onClose: () => void }) {
  const t = useAllTexts()
  const words = t.orders.cancelling
  const { customerOrderId, orders } = order
  const of = orders.length > 1 ? { orderId: part.orderId } : { customerOrderId }
  const form = useForm(cancelOrder, {
    id: 'cancel-order',
    initial: { reason: '' },
    toSend: ({ reason }) => ({ input: { ...of, reason } }),
    outdates: changedByCancelling,
    place,
  })
  const names = part.lines.map(
    (line) => `${line.product.name} (${t.common.units.packagesShort({ count: line.quantity })})`,
  )
  return (
    <FormDialog
      form={form}
      title={
        orders.length > 1
          ? t.orderPage.cancelPart({ number: String(orders.indexOf(part) + 1) })
          : words.question({ number: String(customerOrderId) })
      }
      action={words.confirm}
      icon={<IconTrash />}
      danger
      keep={words.keep}
      onClose={onClose}
    >
      <p>
        {words.lost({ lines: names.join(', ') })} {isDrawn(part) && words.withdrawalsBack}
      </p>
      <p>{part.erpOrderStatus === erpStatus.new ? words.whenNew : words.whenSent}</p>
      <TextField label={words.reason} {...form.field('reason')} />
    </FormDialog>
  )
}
