import { erpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { cancelOrder } from '@omsorg/contract/orders/order/cancel-order.ts'
import { readOrderHistory } from '@omsorg/contract/orders/order/read-order-history.ts'
import type { OrderView } from '@omsorg/contract/orders/order/order-view.ts'
import { readOrderOverview } from '@omsorg/contract/orders/order/read-order-overview.ts'
import { searchOrdersByCareRecipient } from '@omsorg/contract/orders/order/search-orders-by-care-recipient.ts'
import { useState } from 'react'
import { CallFailure } from '../../../platform/calls/failure.ts'
import { useAction } from '../../../platform/calls/query.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import type { OrderPlace } from '../order-place.ts'
import css from './Order.module.css'

interface CancelOrderProps {
  readonly order: OrderView
  readonly place: OrderPlace | undefined
}

const outdated = [readOrderHistory, readOrderOverview, searchOrdersByCareRecipient]

/** Asks before an order is taken back: names what is lost, and says whether it goes at once or is asked of the supplier. */
export function CancelOrder({ order, place }: CancelOrderProps) {
  const t = useAllTexts()
  const words = t.orders.cancelling
  const cancel = useAction(cancelOrder, { silent: true, outdates: outdated, ...(place && { place }) })
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const { customerOrderId, can, lines, orders } = order
  const blocked = can.cancel.reason

  function close(): void {
    setOpen(false)
    cancel.reset()
  }
  function confirm(): void {
    cancel.mutate({ input: { customerOrderId, reason } }, { onSuccess: close })
  }

  const sent = lines.filter((line) => !line.setAside)
  const isNew = orders.every(({ erpOrderStatus }) => erpOrderStatus === erpStatus.new)
  const names = sent.map((line) => `${line.product.name} (${t.common.units.packagesShort({ count: line.quantity })})`)
  const failure = cancel.error instanceof CallFailure ? cancel.error.code : null
  return (
    <>
      <Button
        variant="danger"
        icon={<IconTrash />}
        onClick={() => setOpen(true)}
        {...(can.cancel.allowed || !blocked ? {} : { reason: words.blocks[blocked] })}
      >
        {words.action}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={words.question({ number: String(customerOrderId) })}
        actions={
          <>
            <Button size="compact" onClick={close}>
              {words.keep}
            </Button>
            <Button
              variant="danger-filled"
              size="compact"
              icon={<IconTrash />}
              busy={cancel.isPending}
              onClick={confirm}
            >
              {words.confirm}
            </Button>
          </>
        }
      >
        <div className={css.stack}>
          <p>{words.lost({ lines: names.join(', ') })}</p>
          <p>{isNew ? words.whenNew : words.whenSent}</p>
          <TextField
            label={words.reason}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          {cancel.isError && (
            <Notice tone="error" spoken>
              {failure ? t.errorCodes[failure] : t.errorCodes.REQUEST_FAILED}
            </Notice>
          )}
        </div>
      </Dialog>
    </>
  )
}
