import { deletePrescription } from '@omsorg/contract/prescriptions/prescription/delete-prescription.ts'
import { pathTo } from '../../../platform/routing/paths.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import type { Stored } from './wizard/form/basis.ts'
import css from './wizard/Prescribe.module.css'
import { SendingNotice } from './wizard/SendingNotice.tsx'
import { useChange } from '../change/use-change.ts'

interface DeleteDialogProps {
  readonly stored: Stored
  readonly onClose: () => void
}

/** Asks before a preliminary prescription goes, and names what is lost with it. */
export function DeleteDialog({ stored, onClose }: DeleteDialogProps) {
  const t = useAllTexts()
  const words = t.prescribing.page
  const change = useChange(deletePrescription)
  const { prescriptionId, careRecipientId } = stored
  const remove = () =>
    void change.send(
      { input: { prescriptionId } },
      { said: words.remove.done, open: pathTo('CareRecipient', { careRecipientId }) },
    )
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.remove.question}
      actions={
        <>
          <Button size="compact" onClick={onClose}>
            {t.common.actions.keep}
          </Button>
          <Button variant="danger-filled" size="compact" busy={change.busy} onClick={remove}>
            {words.actions.delete}
          </Button>
        </>
      }
    >
      <div className={css.stack}>
        <p>{words.remove.body({ count: stored.rows.length })}</p>
        <SendingNotice
          failure={change.failure}
          therapyArea={stored.therapyArea}
          title={t.common.outcome.notSaved}
          onReload={onClose}
        />
      </div>
    </Dialog>
  )
}
