import { PlaceDialog } from '../place/PlaceDialog.tsx'
import type { PersonChange } from './person-changes.ts'
import {
  DeathDialog,
  DeletionDialog,
  type PersonDialogProps,
  PlaceStatusDialog,
  StatusDialog,
} from './StatusDialogs.tsx'
import { isReason } from '@omsorg/domain/care-recipients/identity/reason.ts'
import { openProtectedIdentity } from '@omsorg/contract/care-recipients/identity/open-protected-identity.ts'
import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { AllTexts } from '@omsorg/texts/shape.ts'
import { useState } from 'react'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { useAction } from '../../../platform/calls/use-action.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx'
import { placeOf } from '../recipient-here.ts'
import { longestReason } from './ChangeDialog.tsx'
import css from './Dialogs.module.css'

interface PersonDialogsProps extends PersonDialogProps {
  readonly change: PersonChange
}

/** The dialog that asks about a change of a person, fetched when the first one is opened. */
export default function PersonDialogs({ change, ...rest }: PersonDialogsProps) {
  switch (change) {
    case 'activate':
    case 'deactivate':
      return <StatusDialog {...rest} active={change === 'activate'} />
    case 'activateAtPlace':
    case 'deactivateAtPlace':
      return <PlaceStatusDialog {...rest} active={change === 'activateAtPlace'} />
    case 'reportDeath':
    case 'correctDeath':
      return <DeathDialog {...rest} deceased={change === 'reportDeath'} />
    case 'copy':
    case 'move':
      return <PlaceDialog {...rest} kind={change} />
    case 'delete':
      return <DeletionDialog {...rest} />
    case 'openProtected':
      return <OpeningDialog {...rest} />
  }
}

/**
 * Name and number of a protected person, for a reason that goes into the access log. They are held by this dialog alone, in
 * no cache and no storage, and go when it closes (facts 4.3).
 */
function OpeningDialog({ person, here, onClose }: PersonDialogProps) {
  const t = useAllTexts()
  const { protected: protection } = t.careRecipients
  const words = t.recipientChanges.opening
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const [opened, setOpened] = useState<AnswerOf<typeof openProtectedIdentity> | null>(null)
  const { run, busy } = useAction(openProtectedIdentity, placeOf(here))

  async function open(): Promise<void> {
    setTried(true)
    if (!isReason(reason)) return
    const result = await run({ input: { careRecipientId: person.careRecipientId, reason: reason.trim() } })
    if (result?.ok) setOpened(result.value)
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
          <b>
            {opened.firstName} {opened.lastName}
          </b>
          {opened.ssn ?? words.noNumber}
        </p>
        <Notice tone="info">{words.onlyHere}</Notice>
      </Dialog>
    )
  }
  return (
    <ActionDialog title={protection.question} action={words.show} busy={busy} onAction={open} onClose={onClose}>
      <TextAreaField
        label={protection.reason}
        required={t.common.states.required}
        help={words.reasonHelp}
        maxLength={longestReason}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={tried ? problemOf(reason, t.validation) : undefined}
      />
      <Notice tone="info">{protection.logged}</Notice>
    </ActionDialog>
  )
}

function problemOf(reason: string, words: AllTexts['validation']): string | undefined {
  if (reason.trim() === '') return words.required
  return isReason(reason) ? undefined : words.reason
}
