import type { PrescriptionView } from '@omsorg/contract/prescriptions/prescription/prescription-view.ts'
import type { RowView } from '@omsorg/contract/prescriptions/row/row-view.ts'

export type PrescriptionHere = Pick<
  PrescriptionView,
  | 'prescriptionId'
  | 'therapyArea'
  | 'carePlaceName'
  | 'status'
  | 'startDate'
  | 'endDate'
  | 'confirmedOn'
  | 'renewalAsked'
  | 'can'
  | 'rowVersion'
  | 'rows'
>

/** What somebody wants to do with a prescription: one dialog is open at a time. */
export type PrescriptionAction =
  | { readonly kind: 'renew'; readonly prescription: PrescriptionHere }
  | { readonly kind: 'ask'; readonly prescription: PrescriptionHere }
  /** `rowId` is the row that it was opened from; null for the prescription as a whole. */
  | { readonly kind: 'close'; readonly prescription: PrescriptionHere; readonly rowId: number | null }
  | { readonly kind: 'addition'; readonly prescription: PrescriptionHere; readonly row: RowView }
  | { readonly kind: 'stock'; readonly row: RowView }

/** The prescription that holds a row. */
export function prescriptionOf<Prescription extends Pick<PrescriptionView, 'rows'>>(
  prescriptions: readonly Prescription[],
  { prescriptionRowId }: Pick<RowView, 'prescriptionRowId'>,
): Prescription | undefined {
  return prescriptions.find(({ rows }) => rows.some((row) => row.prescriptionRowId === prescriptionRowId))
}
