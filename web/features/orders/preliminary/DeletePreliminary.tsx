import { deletePreliminaryOrder } from '@omsorg/contract/orders/preliminary/delete-preliminary-order.ts'
import { readPreliminaryOrder } from '@omsorg/contract/orders/preliminary/read-preliminary-order.ts'
import { searchPreliminaryOrders } from '@omsorg/contract/orders/preliminary/search-preliminary-orders.ts'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { useAction } from '../../../platform/calls/use-action.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAllTexts } from '../../../platform/texts.tsx'

interface DeletePreliminaryProps {
  readonly preliminaryOrderId: number
  readonly onClose: () => void
  readonly onGone: () => void
}

/** Asks before a template is removed, and names what is lost with it. */
export function DeletePreliminary({ preliminaryOrderId, onClose, onGone }: DeletePreliminaryProps) {
  const t = useAllTexts()
  const words = t.preliminaryOrders.remove
  const { data } = useAnswer(readPreliminaryOrder, { params: { preliminaryOrderId } }, { silent: true })
  const { run, busy } = useAction(deletePreliminaryOrder, { outdates: [searchPreliminaryOrders], done: words.done })
  const names = [...new Set((data?.lines ?? []).map((line) => line.product?.name ?? line.itemNumber))]

  async function remove(): Promise<void> {
    const result = await run({ params: { preliminaryOrderId } })
    if (result?.ok) onGone()
  }

  return (
    <ActionDialog
      title={words.question({ name: data?.name || t.preliminaryOrders.types[data?.type ?? 'group'] })}
      action={words.action}
      icon={<IconTrash />}
      danger
      busy={busy}
      keep={words.keep}
      onAction={remove}
      onClose={onClose}
    >
      {data && <p>{words.lost({ count: data.lines.length, items: names.slice(0, 5).join(', ') })}</p>}
      <p>{words.stays}</p>
    </ActionDialog>
  )
}
