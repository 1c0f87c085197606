import { prescriptionStatus, rowStatus, type PrescriptionStatus, type RowStatus } from '../row/row.ts'

/**
 * The prescriptions in which an item is replaced (rules 3.12): those that run, and a confirmed one that waits for its start,
 * so that nobody begins with an item that is gone.
 */
export const replacedIn = ['active', 'renew', 'preliminary'] as const

/** Their rows: what is used up too, for an order that is given back draws from it again. */
export const replacedRows = ['preliminary', 'active', 'used-up'] as const

interface PrescriptionFacts {
  readonly status: PrescriptionStatus
  /** Null for one that nobody has confirmed: whoever writes it sees what can be had. */
  readonly confirmed_at: string | null
}

export function isReplaced(prescription: PrescriptionFacts, row: { readonly status: RowStatus }): boolean {
  const { active, renew, preliminary } = prescriptionStatus
  const counts =
    prescription.status === active ||
    prescription.status === renew ||
    (prescription.status === preliminary && prescription.confirmed_at !== null)
  return counts && row.status !== rowStatus.closed
}
