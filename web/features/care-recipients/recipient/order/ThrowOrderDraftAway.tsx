import { readCareRecipient } from '@omsorg/contract/care-recipients/recipient/read-care-recipient.ts'
import { deleteDraft } from '@omsorg/contract/orders/order/delete-draft.ts'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useState } from 'react'
import { ActionDialog } from '../../../../platform/ActionDialog.tsx'
import type { Place } from '../../../../platform/calls/request.ts'
import { useAction } from '../../../../platform/calls/use-action.ts'
import { useCareTexts } from '../../../../platform/texts.tsx'
import { Button } from '../../../../ui/action/Button.tsx'

interface ThrowOrderDraftAwayProps {
  readonly customerOrderId: number
  readonly place: Place | undefined
  readonly compact?: boolean
  readonly onGone?: () => void
}

/** Asks, and then the order that was begun is gone. */
export function ThrowOrderDraftAway({ customerOrderId, place, compact, onGone }: ThrowOrderDraftAwayProps) {
  const words = useCareTexts().orderPage.draft
  const [asks, setAsks] = useState(false)
  const { run, busy } = useAction(deleteDraft, { outdates: [readCareRecipient], place })
  async function throwAway(): Promise<void> {
    const result = await run({ params: { customerOrderId } })
    if (!result?.ok) return
    setAsks(false)
    onGone?.()
  }
  return (
    <>
      <Button variant="text" size={compact ? 'compact' : 'normal'} icon={<IconTrash />} onClick={() => setAsks(true)}>
        {words.throwAway}
      </Button>
      {asks && (
        <ActionDialog
          title={words.question}
          action={words.throwAway}
          icon={<IconTrash />}
          danger
          busy={busy}
          keep={words.keep}
          onAction={throwAway}
          onClose={() => setAsks(false)}
        >
          <p>{words.lost}</p>
        </ActionDialog>
      )}
    </>
  )
}
