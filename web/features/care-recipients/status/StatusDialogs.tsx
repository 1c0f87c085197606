import { deleteCareRecipient } from '@omsorg/contract/care-recipients/recipient/delete-care-recipient.ts'
import { searchCareRecipients } from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import { activateCareRecipient } from '@omsorg/contract/care-recipients/status/activate-care-recipient.ts'
import { changeCarePlaceStatus } from '@omsorg/contract/care-recipients/status/change-care-place-status.ts'
import { reportDeath } from '@omsorg/contract/care-recipients/status/report-death.ts'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { useAction } from '../../../platform/calls/use-action.ts'
import { go } from '../../../platform/routing/navigation.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import type { Recipient } from '../person-text.ts'
import { nameOf, nameOrProtected } from '../person-text.ts'
import { placeOf, type RecipientHere } from '../recipient-here.ts'
import { ChangeDialog, useChange } from './ChangeDialog.tsx'
import css from './Dialogs.module.css'

export interface PersonDialogProps {
  readonly person: Recipient
  readonly here: RecipientHere
  readonly onClose: () => void
}

/** Active or inactive everywhere. */
export function StatusDialog({ person, here, onClose, active }: PersonDialogProps & { readonly active: boolean }) {
  const t = useAllTexts()
  const { careRecipientId } = person
  const words = active ? t.careRecipients.activation : t.careRecipients.deactivation
  const name = nameOrProtected(person, t)
  const { run, busy } = useChange(activateCareRecipient, here, words.done({ name }))
  return (
    <ChangeDialog
      question={words.question({ name })}
      action={active ? t.careRecipients.actions.activate : t.careRecipients.actions.deactivate}
      danger={!active}
      busy={busy}
      change={(reason) => run({ input: { careRecipientId, active, reason } })}
      onClose={onClose}
    >
      <p>{words.body}</p>
    </ChangeDialog>
  )
}

/** Active or inactive at the care place from which the person is seen; other places go on. */
export function PlaceStatusDialog({ person, here, onClose, active }: PersonDialogProps & { readonly active: boolean }) {
  const t = useAllTexts()
  const words = t.recipientChanges.placeStatus
  const { careRecipientId } = person
  const { carePlaceId, carePlaceName: place } = person.where
  const done = active ? words.activated({ place }) : words.deactivated({ place })
  const { run, busy } = useChange(changeCarePlaceStatus, here, done)
  const status = active ? 'active' : 'inactive'
  return (
    <ChangeDialog
      question={active ? words.activate({ place }) : words.deactivate({ place })}
      action={active ? t.careRecipients.actions.activate : t.careRecipients.actions.deactivate}
      danger={!active}
      busy={busy}
      change={(reason) => run({ input: { careRecipientId, carePlaceId, status, reason } })}
      onClose={onClose}
    >
      <p>{active ? words.activateBody : words.deactivateBody}</p>
    </ChangeDialog>
  )
}

/** A report of a death names what ends with it; its correction says what does not come back. */
export function DeathDialog({ person, here, onClose, deceased }: PersonDialogProps & { readonly deceased: boolean }) {
  const words = useAllTexts().recipientChanges.death
  const { careRecipientId } = person
  const { run, busy } = useChange(reportDeath, here, deceased ? words.done : words.corrected)
  const name = nameOf(person)
  const question = name ? words.question({ name }) : words.questionProtected
  return (
    <ChangeDialog
      question={deceased ? question : words.correctQuestion}
      action={deceased ? words.action : words.correctAction}
      danger={deceased}
      busy={busy}
      change={(reason) => run({ input: { careRecipientId, deceased, reason } })}
      onClose={onClose}
    >
      {deceased ? (
        <>
          <p>{words.lost}</p>
          <ul className={css.lost}>
            <li>{words.prescriptionsClose}</li>
            <li>{words.orderingEnds}</li>
            <li>{words.final}</li>
          </ul>
        </>
      ) : (
        <p>{words.correctBody}</p>
      )}
    </ChangeDialog>
  )
}

/** Only for somebody for whom nothing was ever ordered or prescribed (O-7-164). */
export function DeletionDialog({ person, here, onClose }: PersonDialogProps) {
  const words = useAllTexts().recipientChanges.deletion
  const { run, busy } = useAction(deleteCareRecipient, {
    ...placeOf(here),
    outdates: [searchCareRecipients],
    done: words.done,
  })
  const name = nameOf(person)
  const remove = async () => {
    const result = await run({ params: { id: person.careRecipientId } })
    if (!result?.ok) return
    await go('CareRecipientMain')
    onClose()
  }
  return (
    <ActionDialog
      title={name ? words.question({ name }) : words.questionProtected}
      action={words.action}
      danger
      busy={busy}
      onAction={remove}
      onClose={onClose}
    >
      <p>{words.body}</p>
    </ActionDialog>
  )
}
