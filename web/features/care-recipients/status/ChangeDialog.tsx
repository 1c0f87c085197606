import { readCareRecipient } from '@omsorg/contract/care-recipients/recipient/read-care-recipient.ts'
import { searchCareRecipients } from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import type { Definition } from '@omsorg/contract/endpoint.ts'
import { searchOrdersByCareRecipient } from '@omsorg/contract/orders/order/search-orders-by-care-recipient.ts'
import { searchPrescriptions } from '@omsorg/contract/prescriptions/prescription/search-prescriptions.ts'
import { type ReactNode, useState } from 'react'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { type Action, useAction } from '../../../platform/calls/use-action.ts'
import type { Result } from '../../../platform/calls/result.ts'
import { useCareTexts } from '../../../platform/texts.tsx'
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx'
import { placeOf, type RecipientHere } from '../recipient-here.ts'

/** An action that changes a person: whatever is shown of the person is read anew afterwards. */
export function useChange<const E extends Definition>(
  endpoint: E,
  here: Pick<RecipientHere, 'place'>,
  done: string,
): Action<E> {
  return useAction(endpoint, {
    ...placeOf(here),
    outdates: [readCareRecipient, searchCareRecipients, searchPrescriptions, searchOrdersByCareRecipient],
    done,
  })
}

interface ChangeDialogProps {
  readonly question: string
  /** What follows, and what is lost. */
  readonly children: ReactNode
  readonly action: string
  /** The change loses something. */
  readonly danger?: boolean
  readonly busy: boolean
  /** `reason` is null where none was written. */
  readonly change: (reason: string | null) => Promise<Pick<Result, 'ok'> | null>
  readonly onClose: () => void
}

export const longestReason = 500

/** Asks before a person is changed, and why, which is kept in the history of the person. */
export function ChangeDialog({ question, children, change, ...dialog }: ChangeDialogProps) {
  const words = useCareTexts().recipientChanges
  const [reason, setReason] = useState('')

  async function act(): Promise<void> {
    const result = await change(reason.trim() || null)
    if (result?.ok) dialog.onClose()
  }

  return (
    <ActionDialog title={question} onAction={act} {...dialog}>
      <div className="o-stack-12">
        {children}
        <TextAreaField
          label={words.reason}
          help={words.reasonHelp}
          rows={2}
          maxLength={longestReason}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
    </ActionDialog>
  )
}
