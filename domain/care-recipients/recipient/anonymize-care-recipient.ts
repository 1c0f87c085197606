import { agree, refuse, type Outcome } from '../../outcome.ts'

/** What is still open for a person, at every care place and not only at the one that looks. */
export interface AnonymizingFacts {
  readonly isAnonymized: boolean
  /** Placed, and neither at the receiver nor refused, at whichever care place. */
  readonly hasRunningOrders: boolean
  /** Active, or waiting to be renewed, or begun. */
  readonly hasRunningPrescriptions: boolean
}

/** The first that holds answers. */
export type AnonymizingRefusal = 'already-anonymized' | 'has-running-orders' | 'has-running-prescriptions'

/** Nobody is made nameless while something is still on its way to them, or can still be ordered for them. There is no way back. */
export function mayBeAnonymized(facts: AnonymizingFacts): Outcome<'may-be', AnonymizingRefusal> {
  if (facts.isAnonymized) return refuse('already-anonymized')
  if (facts.hasRunningOrders) return refuse('has-running-orders')
  if (facts.hasRunningPrescriptions) return refuse('has-running-prescriptions')
  return agree('may-be')
}
