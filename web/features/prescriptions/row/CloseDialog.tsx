import { closePrescription } from '@omsorg/contract/prescriptions/prescription/close-prescription.ts'
import { batchCloseRows } from '@omsorg/contract/prescriptions/row/batch-close-rows.ts'
import { closeRow } from '@omsorg/contract/prescriptions/row/close-row.ts'
import type { RowView } from '@omsorg/contract/prescriptions/row/row-view.ts'
import { isPreliminaryPrescription } from '@omsorg/domain/prescriptions/prescription/shown-prescription.ts'
import { isClosedRow, shownCanBeDrawn } from '@omsorg/domain/prescriptions/row/shown-row.ts'
import { useState } from 'react'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { useCareTexts } from '../../../platform/texts.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import type { PrescriptionHere } from '../dialogs/prescription-action.ts'
import { RowsToChoose } from '../dialogs/RowsToChoose.tsx'
import { usePrescriptionAction } from '../dialogs/use-prescription-action.ts'
import { leftOf } from '../renewal/renewal-start.ts'

interface CloseDialogProps {
  readonly prescription: PrescriptionHere
  /** The row from which it was opened; null for all of them. */
  readonly rowId: number | null
  readonly onClose: () => void
}

/** Closes one row, several, or the whole prescription, and names what is lost before it is. */
export function CloseDialog({ prescription, rowId, onClose }: CloseDialogProps) {
  const t = useCareTexts()
  const words = t.renewing.close
  const { prescriptionId, rowVersion } = prescription
  const open = prescription.rows.filter((row) => !isClosedRow(row))
  // What waits for its start goes as a whole: a single product is taken out of it by an edit.
  const together = isPreliminaryPrescription(prescription)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(
    () => new Set(together || rowId === null ? open.map((row) => row.prescriptionRowId) : [rowId]),
  )
  const [tried, setTried] = useState(false)
  const whole = usePrescriptionAction(closePrescription, { done: words.done })
  const one = usePrescriptionAction(closeRow, { done: words.done })
  const several = usePrescriptionAction(batchCloseRows, { done: words.done })
  const [row, ...others] = open.filter((each) => chosen.has(each.prescriptionRowId))
  const left = open.filter((each) => !chosen.has(each.prescriptionRowId))
  // The prescription goes with the last row that can be drawn (O-7-19).
  const closesAll = row !== undefined && !left.some(shownCanBeDrawn)

  async function close(): Promise<void> {
    setTried(true)
    if (!row) return
    const { prescriptionRowId } = row
    const result =
      left.length === 0
        ? await whole.run({ input: { prescriptionId, rowVersion } })
        : others.length > 0
          ? await several.run({ input: { prescriptionRowIds: [...chosen] } })
          : await one.run({ input: { prescriptionId, prescriptionRowId, rowVersion: row.rowVersion } })
    if (result?.ok) onClose()
  }

  return (
    <ActionDialog
      title={words.title({ area: t.therapyAreas.names[prescription.therapyArea] })}
      action={closesAll ? words.actionAll : words.action({ count: chosen.size })}
      danger
      busy={whole.busy || one.busy || several.busy}
      onAction={close}
      onClose={onClose}
    >
      <RowsToChoose
        legend={words.which}
        rows={open.map((each) => ({ id: each.prescriptionRowId, name: each.product.name, help: <Lost row={each} /> }))}
        chosen={chosen}
        onChange={setChosen}
        together={together}
        error={tried && !row && words.chooseOne}
      />
      {closesAll && (
        <Notice tone="soon" spoken>
          {left.length === 0 ? words.all : words.allOthers}
          {prescription.can.renew.reason === 'successor-waiting' && ` ${words.successor}`}
        </Notice>
      )}
      <p>
        {words.final} {words.delivered}
      </p>
    </ActionDialog>
  )
}

function Lost({ row }: { readonly row: RowView }) {
  const t = useCareTexts()
  const words = t.renewing.close
  const left = leftOf(row)
  const packages = t.common.units.packages({ count: left.packages })
  return (
    <>
      {words.lost({ left: left.withdrawals, packages })} {row.addition && words.lostAddition}
    </>
  )
}
