import { updatePrescription } from '@omsorg/contract/prescriptions/change/update-prescription.ts'
import { useFormat } from '../../../platform/format.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import type { Stored } from './wizard/form/basis.ts'
import type { PrescriptionFields } from './wizard/form/fields.ts'
import { startsNow } from './wizard/form/judging.ts'
import { type Around, prescriptionToUpdate } from './wizard/form/to-input.ts'
import css from './wizard/Prescribe.module.css'
import { SendingNotice } from './wizard/SendingNotice.tsx'
import type { Ground } from './ground.ts'
import { useChange } from '../change/use-change.ts'

interface ConfirmDialogProps {
  readonly ground: Ground
  readonly fields: PrescriptionFields
  readonly around: Around & { readonly stored: Stored }
  readonly onClose: () => void
}

/** From now on it can be ordered from, or from its start: so it is asked for. */
export function ConfirmDialog({ ground, fields, around, onClose }: ConfirmDialogProps) {
  const t = useAllTexts()
  const f = useFormat()
  const words = t.prescribing.page.confirm
  const change = useChange(
    updatePrescription,
    fields.rows.map(({ key }) => key),
  )
  const isNow = startsNow(fields, around.basis)
  async function confirm(): Promise<void> {
    const input = prescriptionToUpdate(fields, around, true)
    const answer = await change.send({ input }, { said: words.done, open: null })
    if (answer) ground.reload()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.question}
      actions={
        <>
          <Button size="compact" onClick={onClose}>
            {t.common.actions.cancel}
          </Button>
          <Button variant="primary" size="compact" busy={change.busy} onClick={() => void confirm()}>
            {t.prescribing.page.actions.confirm}
          </Button>
        </>
      }
    >
      <div className={css.stack}>
        <p>{isNow ? words.bodyToday : words.body({ date: f.date(fields.startDate) })}</p>
        <SendingNotice
          failure={change.failure}
          therapyArea={around.basis.therapyArea}
          title={t.common.outcome.notSaved}
          onReload={ground.reload}
        />
      </div>
    </Dialog>
  )
}
