import { deleteCareRecipient } from '@omsorg/contract/care-recipients/recipient/delete-care-recipient.ts'
import { searchCareRecipients } from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import { go } from '../../../platform/routing/navigation.tsx'
import { useAction } from '../../../platform/calls/query.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { nameOf } from '../person-text.ts'
import { callOptionsOf } from '../recipient-here.ts'
import { ChangeDialog } from './ChangeDialog.tsx'
import type { PersonDialogProps } from './StatusDialogs.tsx'

/** Only for somebody for whom nothing was ever ordered or prescribed (O-7-164). */
export function DeletionDialog({ person, here, onClose }: PersonDialogProps) {
  const t = useAllTexts()
  const words = t.recipientChanges.deletion
  const { mutateAsync } = useAction(deleteCareRecipient, { ...callOptionsOf(here), outdates: [searchCareRecipients] })
  const name = nameOf(person)
  return (
    <ChangeDialog
      question={name ? words.question({ name }) : words.questionProtected}
      action={words.action}
      danger
      done={words.done}
      asksReason={false}
      change={async () => {
        await mutateAsync({ params: { id: person.careRecipientId } })
        await go('CareRecipientMain')
      }}
      onClose={onClose}
    >
      <p>{words.body}</p>
    </ChangeDialog>
  )
}
