import { deletePrescription } from '@omsorg/contract/prescriptions/prescription/delete-prescription.ts'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { useAction } from '../../../platform/calls/use-action.ts'
import { openAddress } from '../../../platform/routing/navigation.tsx'
import { pathTo } from '../../../platform/routing/paths.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { outdatedByPrescribing } from '../dialogs/use-prescription-action.ts'
import type { Stored } from './wizard/form/basis.ts'

interface DeleteDialogProps {
  readonly stored: Stored
  readonly onClose: () => void
}

/** Asks before a preliminary prescription goes, and names what is lost with it. */
export function DeleteDialog({ stored, onClose }: DeleteDialogProps) {
  const t = useAllTexts()
  const words = t.prescribing.page
  const { prescriptionId, careRecipientId } = stored
  const remove = useAction(deletePrescription, { outdates: outdatedByPrescribing, done: words.remove.done })
  async function act(): Promise<void> {
    const result = await remove.run({ input: { prescriptionId } })
    if (result?.ok) await openAddress(pathTo('CareRecipient', { careRecipientId }))
  }
  return (
    <ActionDialog
      title={words.remove.question}
      action={words.actions.delete}
      danger
      busy={remove.busy}
      onAction={act}
      keep={t.common.actions.keep}
      onClose={onClose}
    >
      <p>{words.remove.body({ count: stored.rows.length })}</p>
    </ActionDialog>
  )
}
