import { batchCloseRows } from '@omsorg/contract/prescriptions/row/batch-close-rows.ts'
import { closePrescription } from '@omsorg/contract/prescriptions/prescription/close-prescription.ts'
import { closeRow } from '@omsorg/contract/prescriptions/row/close-row.ts'
import type { RowView } from '@omsorg/contract/prescriptions/row/row-view.ts'
import { isPreliminaryPrescription } from '@omsorg/domain/prescriptions/prescription/shown-prescription.ts'
import { isClosedRow } from '@omsorg/domain/prescriptions/row/shown-row.ts'
import { useState } from 'react'
import { useAction } from '../../../platform/calls/query.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { callOptionsOf, useRecipientHere } from '../../care-recipients/index.ts'
import { leftOf } from '../renewal/beginning-of-renewal.ts'
import { closingOf } from './closing-of.ts'
import type { PrescriptionHere } from '../dialogs/doing.ts'
import { outdatedByRenewing } from '../dialogs/outdated.ts'
import css from '../dialogs/Renewing.module.css'
import { RowsToChoose } from '../dialogs/RowsToChoose.tsx'
import { useDoing } from '../dialogs/use-doing.ts'

interface CloseDialogProps {
  readonly prescription: PrescriptionHere
  /** The row from which it was opened; null for all of them. */
  readonly rowId: number | null
  readonly onClose: () => void
}

/** Closes one row, several, or the whole prescription, and names what is lost before it is. */
export function CloseDialog({ prescription, rowId, onClose }: CloseDialogProps) {
  const t = useAllTexts()
  const words = t.renewing.close
  const options = { ...callOptionsOf(useRecipientHere()), outdates: outdatedByRenewing }
  const open = prescription.rows.filter((row) => !isClosedRow(row))
  // What waits for its start goes as a whole: a single product is taken out of it by an edit.
  const together = isPreliminaryPrescription(prescription)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(
    () => new Set(together || rowId === null ? open.map((row) => row.prescriptionRowId) : [rowId]),
  )
  const whole = useAction(closePrescription, options)
  const one = useAction(closeRow, options)
  const several = useAction(batchCloseRows, options)
  const { busy, failure, attempt, fail } = useDoing(prescription.therapyArea)
  const closing = closingOf(prescription, chosen)

  async function close(): Promise<void> {
    const { prescriptionId } = prescription
    if (closing.kind === 'whole') {
      await whole.mutateAsync({ input: { prescriptionId, rowVersion: prescription.rowVersion } })
    } else if (closing.kind === 'row') {
      const { prescriptionRowId, rowVersion } = closing.row
      await one.mutateAsync({ input: { prescriptionId, prescriptionRowId, rowVersion } })
    } else {
      await several.mutateAsync({ input: { prescriptionRowIds: [...chosen] } })
    }
    onClose()
  }

  const act = () => {
    if (chosen.size === 0) return fail(words.chooseOne)
    void attempt(close, { said: words.done })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title({ area: t.therapyAreas.names[prescription.therapyArea] })}
      actions={
        <>
          <Button size="compact" onClick={onClose}>
            {t.common.actions.cancel}
          </Button>
          <Button variant="danger-filled" size="compact" busy={busy} onClick={act}>
            {closing.closesAll ? words.actionAll : words.action({ count: chosen.size })}
          </Button>
        </>
      }
    >
      <div className={css.stack}>
        <RowsToChoose
          legend={words.which}
          rows={open.map((row) => ({ id: row.prescriptionRowId, name: row.product.name, help: <Lost row={row} /> }))}
          chosen={chosen}
          onChange={setChosen}
          together={together}
        />
        {closing.closesAll && (
          <Notice tone="soon" spoken>
            {closing.kind === 'whole' ? words.all : words.allOthers}
            {prescription.can.renew.reason === 'successor-waiting' && ` ${words.successor}`}
          </Notice>
        )}
        <p>
          {words.final} {words.delivered}
        </p>
        {failure && (
          <Notice tone="error" spoken>
            {failure}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}

function Lost({ row }: { readonly row: RowView }) {
  const t = useAllTexts()
  const words = t.renewing.close
  const left = leftOf(row)
  const packages = t.common.units.packages({ count: left.packages })
  return (
    <>
      {words.lost({ left: left.withdrawals, packages })} {row.addition && words.lostAddition}
    </>
  )
}
