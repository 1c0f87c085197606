import type { InputOf } from '@omsorg/contract/endpoint.ts'
import type { softUpdatePrescription } from '@omsorg/contract/prescriptions/change/soft-update-prescription.ts'
import { longestCutSize, shortestCutSize } from '@omsorg/domain/prescriptions/prescription/prescribe-row.ts'
import { isClosedRow } from '@omsorg/domain/prescriptions/row/shown-row.ts'
import type { Basis, Stored, StoredRow } from '../prescription/wizard/form/basis.ts'
import { type CutOption, cutOptions, wholeNumber } from '../prescription/wizard/form/fields.ts'
import { longestNote } from '../prescription/wizard/form/validation.ts'

/** What of a row touches no withdrawal, as the form holds it. */
export interface SoftRow {
  readonly prescriptionRowId: number
  readonly note: string
  readonly invoiceAreaId: string
  readonly cutOption: CutOption
  readonly cutSize: string
}

export interface SoftFields {
  readonly note: string
  readonly rows: readonly SoftRow[]
}

export type SoftErrorName = 'note-too-long' | 'cut-size-missing' | 'cut-size-wrong' | 'invoice-area-missing'

export function softFieldsOf(stored: Pick<Stored, 'note' | 'rows'>): SoftFields {
  return { note: stored.note ?? '', rows: openRows(stored).map(softRow) }
}

/** Rows that are closed stay as they are. */
export function openRows({ rows }: Pick<Stored, 'rows'>): readonly StoredRow[] {
  return rows.filter((row) => !isClosedRow(row))
}

function softRow(row: StoredRow): SoftRow {
  return {
    prescriptionRowId: row.prescriptionRowId,
    note: row.note ?? '',
    invoiceAreaId: row.invoiceAreaId === null ? '' : String(row.invoiceAreaId),
    cutOption: cutOptions.find((option) => option === row.cutOption) ?? 'none',
    cutSize: row.cutSize === null ? '' : String(row.cutSize),
  }
}

/** What is wrong with a row; `at` names the field. */
export function softErrorsOf(
  row: SoftRow,
  { settings }: Pick<Basis, 'settings'>,
): Partial<Record<keyof SoftRow, SoftErrorName>> {
  const size = wholeNumber(row.cutSize)
  const fits = size !== null && size >= shortestCutSize && size <= longestCutSize
  return {
    ...(row.note.trim().length > longestNote ? { note: 'note-too-long' as const } : {}),
    ...(row.invoiceAreaId === '' && settings.invoiceAreaRequired
      ? { invoiceAreaId: 'invoice-area-missing' as const }
      : {}),
    ...(row.cutOption === 'standard' && row.cutSize.trim() === '' ? { cutSize: 'cut-size-missing' as const } : {}),
    ...(row.cutOption === 'standard' && row.cutSize.trim() !== '' && !fits
      ? { cutSize: 'cut-size-wrong' as const }
      : {}),
  }
}

/** Only what was changed is sent: the rest stays as somebody else may have left it. */
export function softToSend(
  fields: SoftFields,
  before: SoftFields,
  { prescriptionId, rowVersion }: Pick<Stored, 'prescriptionId' | 'rowVersion'>,
): InputOf<typeof softUpdatePrescription> {
  const rows = fields.rows.flatMap((row, at) => {
    const former = before.rows[at]
    if (!former || JSON.stringify(former) === JSON.stringify(row)) return []
    const isCutChanged = former.cutOption !== row.cutOption || former.cutSize !== row.cutSize
    return [
      {
        prescriptionRowId: row.prescriptionRowId,
        ...(former.note === row.note ? {} : { note: row.note.trim() }),
        ...(former.invoiceAreaId === row.invoiceAreaId
          ? {}
          : { invoiceAreaId: row.invoiceAreaId === '' ? null : Number(row.invoiceAreaId) }),
        ...(isCutChanged
          ? {
              cutOption: row.cutOption,
              cutSize: row.cutOption === 'standard' ? wholeNumber(row.cutSize) : null,
            }
          : {}),
      },
    ]
  })
  return {
    prescriptionId,
    rowVersion,
    ...(fields.note === before.note ? {} : { note: fields.note.trim() }),
    rows,
    patientFee: null,
  }
}
