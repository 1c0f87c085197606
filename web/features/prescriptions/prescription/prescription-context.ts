import type { Basis, Stored } from './wizard/form/basis.ts'

/** What every page of one prescription stands on. */
export interface PrescriptionContext {
  readonly basis: Basis
  readonly stored: Stored
  /** Fetches both anew, as after somebody else's change. */
  readonly reload: () => void
}
