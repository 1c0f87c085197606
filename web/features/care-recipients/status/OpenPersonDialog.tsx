import { isReason } from '@omsorg/domain/care-recipients/identity/reason.ts'
import { useState } from 'react'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { useCareTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx'
import { longestReason } from './ChangeDialog.tsx'
import css from './Dialogs.module.css'

export interface OpenedPerson {
  readonly name: string
  readonly number: string | null
}

interface OpenPersonDialogProps {
  readonly busy: boolean
  /** Null when it was not carried out, which has been said. */
  readonly onOpen: (reason: string) => Promise<OpenedPerson | null>
  readonly onClose: () => void
}

/**
 * Name and number of a protected person, for a reason that goes into the access log. They are held by this dialog alone, in
 * no cache and no storage, and go when it closes (facts 4.3).
 */
export function OpenPersonDialog({ busy, onOpen, onClose }: OpenPersonDialogProps) {
  const t = useCareTexts()
  const { protected: protection } = t.careRecipients
  const words = t.recipientChanges.opening
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const [opened, setOpened] = useState<OpenedPerson | null>(null)

  async function open(): Promise<void> {
    setTried(true)
    if (isReason(reason)) setOpened(await onOpen(reason.trim()))
  }

  if (opened) {
    return (
      <Dialog
        open
        onClose={onClose}
        title={words.title}
        actions={
          <Button variant="primary" size="compact" onClick={onClose}>
            {t.common.actions.close}
          </Button>
        }
      >
        <p className={css.opened} role="status">
          <b>{opened.name}</b>
          {opened.number ?? words.noNumber}
        </p>
        <Notice tone="info">{words.onlyHere}</Notice>
      </Dialog>
    )
  }
  const problem = reason.trim() === '' ? t.validation.required : isReason(reason) ? undefined : t.validation.reason
  return (
    <ActionDialog title={protection.question} action={words.show} busy={busy} onAction={open} onClose={onClose}>
      <TextAreaField
        label={protection.reason}
        required={t.common.states.required}
        help={words.reasonHelp}
        maxLength={longestReason}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={tried ? problem : undefined}
      />
      <Notice tone="info">{protection.logged}</Notice>
    </ActionDialog>
  )
}
