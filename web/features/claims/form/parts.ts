import type { upsertClaim } from '@omsorg/contract/claims/claim/upsert-claim.ts'
import type { SendingForm } from '../../../platform/forms/use-form.ts'
import type { ClaimValues } from './claim-form.ts'

/** What each part of the form is given. */
export interface PartOfClaim {
  readonly form: SendingForm<typeof upsertClaim, ClaimValues>
}
