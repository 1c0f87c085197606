import type { Validation } from './use-validation.ts'
import type { PrescriptionForm } from './use-prescription-form.ts'

/** What every part of the form needs: what is filled in, how to change it, and what is wrong with it. */
export interface Prescribing extends PrescriptionForm, Validation {}
