import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { proposeRenewal } from '@omsorg/contract/prescriptions/renewal/propose-renewal.ts'

/** What a renewal would make, as the server proposes it. */
export type Proposal = AnswerOf<typeof proposeRenewal>
