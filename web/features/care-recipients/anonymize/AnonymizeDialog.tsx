import { anonymizeCareRecipient } from '@omsorg/contract/care-recipients/recipient/anonymize-care-recipient.ts'
import {
  type RecipientRow,
  searchCareRecipients,
} from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import { useState } from 'react'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { useAction } from '../../../platform/calls/use-action.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import { nameOf } from '../person-text.ts'

interface AnonymizeDialogProps {
  readonly row: RecipientRow
  readonly onClose: () => void
}

/** Says what goes and what stays, and asks for a tick: there is no way back. */
export function AnonymizeDialog({ row, onClose }: AnonymizeDialogProps) {
  const t = useAllTexts()
  const words = t.anonymizing
  const [sure, setSure] = useState(false)
  const [missing, setMissing] = useState(false)
  const { run, busy, notDone } = useAction(anonymizeCareRecipient, {
    place: { clientId: row.clientId, carePlaceId: row.where.carePlaceId },
    resolves: ['already-anonymized', 'has-running-orders', 'has-running-prescriptions'],
    outdates: [searchCareRecipients],
    done: words.done,
  })
  const reasons: Readonly<Partial<Record<string, string>>> = words.refused
  const refused = notDone ? reasons[notDone.reason] : undefined

  async function act(): Promise<void> {
    if (!sure) return setMissing(true)
    const result = await run({ input: { careRecipientId: row.careRecipientId } })
    if (result?.ok) onClose()
  }

  return (
    <ActionDialog
      title={words.question({ name: nameOf(row) ?? '' })}
      action={refused === undefined ? words.action : undefined}
      keep={refused === undefined ? undefined : t.common.actions.close}
      danger
      busy={busy}
      onAction={act}
      onClose={onClose}
    >
      <div className="o-stack-12">
        <p>{words.goes}</p>
        <p>{words.stays}</p>
        <p>
          <b>{words.final}</b>
        </p>
        {refused === undefined ? (
          <CheckboxField
            label={words.sure}
            checked={sure}
            error={missing && !sure ? words.sureMissing : undefined}
            onChange={(event) => setSure(event.target.checked)}
          />
        ) : (
          <Notice tone="soon" title={words.cannot} spoken>
            {refused}
          </Notice>
        )}
      </div>
    </ActionDialog>
  )
}
