import { longestDescription, mostPhotos } from '@omsorg/domain/claims/claim/claim-words.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid, id, isoDate, packages, rowVersion } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { claimStatusWord, claimTypeWord, faultKind, mayClaim, sending, wantedOutcome } from './claim-fields.ts'

const words = (most: number) => z.string().trim().max(most).default('')

/** Registers a claim or a return, or changes one that is not sent yet. */
export const upsertClaim = endpoint({
  name: 'claims/claim/upsert-claim',
  method: 'POST',
  path: '/ProductClaim/Upsert',
  applications: ['GUIDE', 'CSP'],
  permission: mayClaim,
  summary: 'Registers or changes a claim or a return, and sends it to customer service when asked to.',
  idempotent: true,
  input: z.object({
    claimId: id.optional(),
    /** The version that was read, so that nobody changes a claim unseen. */
    rowVersion: rowVersion.optional(),
    type: claimTypeWord,
    requester: words(100),
    customer: words(200),
    contactPerson: words(200),
    /** Ours or the supplier's; that of a known line when left out. */
    orderNumber: words(40),
    /** The line as the order has it; found by order number and item when left out. */
    orderLineId: id.nullable().default(null),
    itemNumber: words(40),
    itemName: words(200),
    lotNumber: words(40),
    defectiveItems: z.int().min(0).max(99_999).nullable().default(null),
    faultKind: faultKind.nullable().default(null),
    faultDescription: words(longestDescription),
    packages: packages.nullable().default(null),
    /** In kilograms. */
    weight: z.number().min(0).max(999).multipleOf(0.001).nullable().default(null),
    dispatchDate: isoDate.nullable().default(null),
    pickUpDate: isoDate.nullable().default(null),
    wantedOutcome: wantedOutcome.nullable().default(null),
    fileIds: z.array(guid).max(mostPhotos).default([]),
    /** Sends it to customer service; then it is read only. */
    send: z.boolean().default(false),
  }),
  output: z.object({
    claimId: shown.id,
    status: claimStatusWord,
    sending,
    estimatedCredit: shown.minor.nullable(),
    /** A return after the last day on which it can be agreed. */
    warnings: z.array(z.enum(['return-late'])),
    rowVersion: shown.rowVersion,
  }),
  refusals: {
    'place-not-chosen': { code: 'COM001003' },
    'claim-not-found': { code: 'COM001001' },
    'line-not-found': { code: 'COM001001' },
    'file-not-found': { code: 'COM001001' },
    'field-missing': { code: 'COM001003' },
    'more-than-ordered': { code: 'COM001001' },
    'fetched-before-it-goes': { code: 'COM001001' },
    'already-sent': { code: 'CONFLICT_STALE' },
    stale: { code: 'CONFLICT_STALE' },
  },
})
