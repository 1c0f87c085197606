import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { deleteDeliveryMethod } from '@omsorg/contract/orders/delivery/delete-delivery-method.ts'
import { searchDeliveryMethods } from '@omsorg/contract/orders/delivery/search-delivery-methods.ts'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { useAction } from '../../../platform/calls/use-action.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'

interface RemoveMethodDialogProps {
  readonly method: AnswerOf<typeof searchDeliveryMethods>['entities'][number]
  readonly onClose: () => void
}

/** Asks, and says who still needs the method where it cannot go. */
export function RemoveMethodDialog({ method, onClose }: RemoveMethodDialogProps) {
  const t = useAllTexts()
  const words = t.deliveryMethods
  const removing = useAction(deleteDeliveryMethod, {
    outdates: [searchDeliveryMethods],
    resolves: ['method-in-use'],
    done: words.removed,
  })
  const used = removing.notDone?.reason === 'method-in-use' ? removing.notDone.detail : null

  async function remove(): Promise<void> {
    const { code, marketAreaCode } = method
    const result = await removing.run({ params: { method: code }, query: { marketAreaCode } })
    if (result?.ok) onClose()
  }

  return (
    <ActionDialog
      title={words.removeQuestion({ name: method.name })}
      {...(used ? {} : { action: t.common.actions.remove, icon: <IconTrash />, danger: true, onAction: remove })}
      busy={removing.busy}
      keep={used ? t.common.actions.close : undefined}
      onClose={onClose}
    >
      {used ? (
        <Notice tone="soon" spoken>
          {used.orders > 0
            ? words.usedByOrders({ count: used.orders })
            : words.usedBySettings({ count: used.settings })}
        </Notice>
      ) : (
        <p>{words.removeLoses({ market: t.common.markets[method.marketAreaCode] })}</p>
      )}
    </ActionDialog>
  )
}
