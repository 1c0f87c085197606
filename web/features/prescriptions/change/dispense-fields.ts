import type { InputOf } from '@omsorg/contract/endpoint.ts'
import type { updateDispense } from '@omsorg/contract/prescriptions/change/update-dispense.ts'
import { shareOut } from '@omsorg/domain/money.ts'
import type { Basis, Stored, StoredRow } from '../prescription/wizard/form/basis.ts'
import { wholeNumber } from '../prescription/wizard/form/fields.ts'
import { drawnOf, longestNote } from '../prescription/wizard/form/validation.ts'
import { openRows } from './soft-fields.ts'

/** What a dispense handler may change of a row, as the form holds it. */
export interface DispenseRow {
  readonly prescriptionRowId: number
  readonly withdrawals: string
  readonly packagesPerWithdrawal: string
  readonly note: string
}

export type DispenseErrorName =
  | 'withdrawals-wrong'
  | 'withdrawals-below-drawn'
  | 'packages-missing'
  | 'packages-below-drawn'
  | 'note-too-long'

/** The rows of items that need a dispensation (type D); no others are touched. */
export function dispenseRowsOf(stored: Pick<Stored, 'rows'>, basis: Pick<Basis, 'items'>): readonly StoredRow[] {
  const dispensed = new Set(
    basis.items.flatMap(({ itemNumber, agreementLetter }) => (agreementLetter === 'D' ? [itemNumber] : [])),
  )
  return openRows(stored).filter(({ itemNumber }) => dispensed.has(itemNumber))
}

export function dispenseFieldsOf(row: StoredRow): DispenseRow {
  return {
    prescriptionRowId: row.prescriptionRowId,
    withdrawals: String(row.withdrawals),
    packagesPerWithdrawal: String(row.packagesPerWithdrawal),
    note: row.note ?? '',
  }
}

/** What is wrong with a row: too many for here, or below what was drawn (IPS001015, IPS001016). */
export function dispenseErrorsOf(
  fields: DispenseRow,
  row: StoredRow,
  mostWithdrawals: number,
): Partial<Record<keyof DispenseRow, DispenseErrorName>> {
  const [withdrawals, packages] = [wholeNumber(fields.withdrawals), wholeNumber(fields.packagesPerWithdrawal)]
  const drawn = drawnOf(row)
  const mayHave = (withdrawals ?? 0) + drawn.extraWithdrawals
  const fits = withdrawals !== null && withdrawals >= 1 && withdrawals <= mostWithdrawals
  return {
    ...(fits
      ? mayHave < drawn.withdrawalsMade
        ? { withdrawals: 'withdrawals-below-drawn' as const }
        : {}
      : { withdrawals: 'withdrawals-wrong' as const }),
    ...(!packages
      ? { packagesPerWithdrawal: 'packages-missing' as const }
      : mayHave * packages < drawn.packagesDrawn
        ? { packagesPerWithdrawal: 'packages-below-drawn' as const }
        : {}),
    ...(fields.note.trim().length > longestNote ? { note: 'note-too-long' as const } : {}),
  }
}

/** Only the rows that were changed are sent; flavours keep their shares of another number of packages. */
export function dispenseToSend(
  fields: readonly DispenseRow[],
  rows: readonly StoredRow[],
  { prescriptionId, rowVersion }: Pick<Stored, 'prescriptionId' | 'rowVersion'>,
): InputOf<typeof updateDispense> {
  const changed = fields.flatMap((each) => {
    const row = rows.find(({ prescriptionRowId }) => prescriptionRowId === each.prescriptionRowId)
    if (!row || JSON.stringify(dispenseFieldsOf(row)) === JSON.stringify(each)) return []
    const packages = wholeNumber(each.packagesPerWithdrawal) ?? 0
    const shares = shareOut(
      packages,
      row.flavors.map((flavor) => flavor.packages),
    )
    const flavors = row.flavors.map(({ itemNumber, consumption }, at) => ({
      itemNumber,
      consumption,
      packages: shares[at] ?? 0,
    }))
    return [
      {
        prescriptionRowId: row.prescriptionRowId,
        note: each.note.trim(),
        withdrawals: wholeNumber(each.withdrawals) ?? 0,
        packagesPerWithdrawal: packages,
        ...(flavors.length > 0 && packages !== row.packagesPerWithdrawal ? { flavors } : {}),
      },
    ]
  })
  return { prescriptionId, rowVersion, rows: changed }
}
