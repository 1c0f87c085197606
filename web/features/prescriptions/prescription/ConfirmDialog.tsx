import { updatePrescription } from '@omsorg/contract/prescriptions/change/update-prescription.ts'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { useAction } from '../../../platform/calls/use-action.ts'
import { useFormat } from '../../../platform/format.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { outdatedByPrescribing } from '../dialogs/use-prescription-action.ts'
import type { Stored } from './wizard/form/basis.ts'
import type { PrescriptionFields } from './wizard/form/fields.ts'
import { type FormContext, prescriptionToUpdate } from './wizard/form/to-input.ts'
import { startsNow } from './wizard/form/validation.ts'

interface ConfirmDialogProps {
  readonly fields: PrescriptionFields
  readonly context: FormContext & { readonly stored: Stored }
  readonly onClose: () => void
}

/** From now on it can be ordered from, or from its start: so it is asked for. */
export function ConfirmDialog({ fields, context, onClose }: ConfirmDialogProps) {
  const t = useAllTexts()
  const f = useFormat()
  const words = t.prescribing.page.confirm
  const update = useAction(updatePrescription, { outdates: outdatedByPrescribing, done: words.done })
  async function confirm(): Promise<void> {
    const result = await update.run({ input: prescriptionToUpdate(fields, context, true) })
    // Somebody else's change stands behind the dialog, and is looked at first.
    if (result?.ok || result?.reason === 'stale') onClose()
  }
  return (
    <ActionDialog
      title={words.question}
      action={t.prescribing.page.actions.confirm}
      busy={update.busy}
      onAction={confirm}
      onClose={onClose}
    >
      <p>{startsNow(fields, context.basis) ? words.bodyToday : words.body({ date: f.date(fields.startDate) })}</p>
    </ActionDialog>
  )
}
