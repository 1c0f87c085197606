import { prescriptionStatus, type PrescriptionStatusWord } from '../row/row.ts'
import { servesWithdrawals } from './statuses.ts'

/** A prescription as answers show it (states 2.1). */
export interface ShownPrescription {
  readonly status: PrescriptionStatusWord
}

/** Not confirmed, or its day has not come. */
export function isPreliminaryPrescription({ status }: ShownPrescription): boolean {
  return status === 'preliminary'
}

/** Its time is over, or everything is drawn. */
export function isFinishedPrescription({ status }: ShownPrescription): boolean {
  return status === 'finished'
}

/** As `servesWithdrawals`, of a prescription as answers show it. */
export function isRunningPrescription({ status }: ShownPrescription): boolean {
  return servesWithdrawals(prescriptionStatus[status])
}
