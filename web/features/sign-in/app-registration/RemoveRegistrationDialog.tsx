import { deleteAppRegistration } from '@omsorg/contract/sign-in/app-registration/delete-app-registration.ts'
import { listAppRegistrations } from '@omsorg/contract/sign-in/app-registration/list-app-registrations.ts'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { useAction } from '../../../platform/calls/use-action.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import type { Registration } from './PermissionsDialog.tsx'

interface RemoveRegistrationDialogProps {
  readonly registration: Registration
  readonly onClose: () => void
}

export function RemoveRegistrationDialog({ registration, onClose }: RemoveRegistrationDialogProps) {
  const t = useAllTexts()
  const words = t.appRegistration.remove
  const { clientId, displayName } = registration
  const removing = useAction(deleteAppRegistration, {
    outdates: [listAppRegistrations],
    // Somebody else was faster: what was wanted is so.
    resolves: ['not-found'],
    done: words.done,
  })

  async function remove(): Promise<void> {
    const result = await removing.run({ params: { clientId } })
    if (result?.ok || result?.reason === 'not-found') onClose()
  }

  return (
    <ActionDialog
      title={words.title({ name: displayName })}
      action={t.common.actions.remove}
      icon={<IconTrash />}
      danger
      busy={removing.busy}
      onAction={remove}
      onClose={onClose}
    >
      <p>{words.lead}</p>
    </ActionDialog>
  )
}
