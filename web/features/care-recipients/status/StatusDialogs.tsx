import { activateCareRecipient } from '@omsorg/contract/care-recipients/status/activate-care-recipient.ts'
import { changeCarePlaceStatus } from '@omsorg/contract/care-recipients/status/change-care-place-status.ts'
import { reportDeath } from '@omsorg/contract/care-recipients/status/report-death.ts'
import { useAction } from '../../../platform/calls/query.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import type { Recipient } from '../person-text.ts'
import { nameOf, nameOrProtected } from '../person-text.ts'
import type { RecipientHere } from '../recipient-here.ts'
import { ChangeDialog } from './ChangeDialog.tsx'
import { changeOptionsOf } from './change-options.ts'
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
  const { mutateAsync } = useAction(activateCareRecipient, changeOptionsOf(here))
  const words = active ? t.careRecipients.activation : t.careRecipients.deactivation
  const name = nameOrProtected(person, t)
  return (
    <ChangeDialog
      question={words.question({ name })}
      action={active ? t.careRecipients.actions.activate : t.careRecipients.actions.deactivate}
      danger={!active}
      done={words.done({ name })}
      change={(reason) => mutateAsync({ input: { careRecipientId, active, reason } })}
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
  const { carePlaceId, carePlaceName: place } = person.where
  const { mutateAsync } = useAction(changeCarePlaceStatus, changeOptionsOf(here))
  const status = active ? 'active' : 'inactive'
  return (
    <ChangeDialog
      question={active ? words.activate({ place }) : words.deactivate({ place })}
      action={active ? t.careRecipients.actions.activate : t.careRecipients.actions.deactivate}
      danger={!active}
      done={active ? words.activated({ place }) : words.deactivated({ place })}
      change={(reason) =>
        mutateAsync({ input: { careRecipientId: person.careRecipientId, carePlaceId, status, reason } })
      }
      onClose={onClose}
    >
      <p>{active ? words.activateBody : words.deactivateBody}</p>
    </ChangeDialog>
  )
}

/** A report of a death names what ends with it; its correction says what does not come back. */
export function DeathDialog({ person, here, onClose, deceased }: PersonDialogProps & { readonly deceased: boolean }) {
  const t = useAllTexts()
  const words = t.recipientChanges.death
  const { careRecipientId } = person
  const { mutateAsync } = useAction(reportDeath, changeOptionsOf(here))
  const name = nameOf(person)
  if (!deceased) {
    return (
      <ChangeDialog
        question={words.correctQuestion}
        action={words.correctAction}
        done={words.corrected}
        change={(reason) => mutateAsync({ input: { careRecipientId, deceased, reason } })}
        onClose={onClose}
      >
        <p>{words.correctBody}</p>
      </ChangeDialog>
    )
  }
  return (
    <ChangeDialog
      question={name ? words.question({ name }) : words.questionProtected}
      action={words.action}
      danger
      done={words.done}
      change={(reason) => mutateAsync({ input: { careRecipientId, deceased, reason } })}
      onClose={onClose}
    >
      <p>{words.lost}</p>
      <ul className={css.lost}>
        <li>{words.prescriptionsClose}</li>
        <li>{words.orderingEnds}</li>
        <li>{words.final}</li>
      </ul>
    </ChangeDialog>
  )
}
