import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { listAppRegistrations } from '@omsorg/contract/sign-in/app-registration/list-app-registrations.ts'
import { listAvailablePermissions } from '@omsorg/contract/sign-in/app-registration/list-available-permissions.ts'
import { readAppPermissions } from '@omsorg/contract/sign-in/app-registration/read-app-permissions.ts'
import { saveAppPermissions } from '@omsorg/contract/sign-in/app-registration/save-app-permissions.ts'
import { useState } from 'react'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { StaleNotice } from '../../../platform/StaleNotice.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { PermissionChoice } from './PermissionChoice.tsx'

export type Registration = AnswerOf<typeof listAppRegistrations>[number]

interface PermissionsDialogProps {
  readonly registration: Registration
  readonly onClose: () => void
}

/** Read anew, so that what is changed is what holds. */
export function PermissionsDialog({ registration, onClose }: PermissionsDialogProps) {
  const t = useAllTexts()
  const words = t.appRegistration.permissions
  const { clientId, displayName } = registration
  const available = useAnswer(listAvailablePermissions, {})
  const held = useAnswer(readAppPermissions, { params: { clientId } }, { anew: true })
  const [chosen, setChosen] = useState<readonly string[] | null>(null)
  const saving = useAction(saveAppPermissions, {
    outdates: [listAppRegistrations],
    resolves: ['stale'],
    done: words.saved,
  })
  const failed = [available, held].find(({ isError }) => isError)
  const permissions = chosen ?? held.data

  async function reload(): Promise<void> {
    await held.refetch()
    setChosen(null)
    saving.reset()
  }

  async function save(): Promise<void> {
    if (!permissions || !held.data) return
    const result = await saving.run({ input: { clientId, permissions: [...permissions], former: held.data } })
    if (result?.ok) onClose()
  }

  return (
    <ActionDialog
      wide
      title={words.of({ name: displayName })}
      {...(permissions && !failed ? { action: words.save, onAction: save } : {})}
      busy={saving.busy}
      onClose={onClose}
    >
      <p>{words.lead}</p>
      {saving.notDone?.reason === 'stale' && (
        <StaleNotice title={words.staleTitle} body={words.staleBody} onReload={() => void reload()} />
      )}
      {available.data && permissions && !failed ? (
        <PermissionChoice available={available.data} chosen={permissions} onChange={setChosen} />
      ) : (
        <InsteadOfAnswer answer={[available, held]} rows={6} />
      )}
    </ActionDialog>
  )
}
