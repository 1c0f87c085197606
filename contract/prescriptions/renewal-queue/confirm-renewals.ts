import { z } from 'zod'
import { shownAuthor } from '../../author.ts'
import { endpoint } from '../../endpoint.ts'
import * as shown from '../../shown.ts'
import { queueAnswer, queueBlocks } from './renewal-queue-view.ts'

/** So many answers of the queue are carried out by one call: a pass of many is sent in parts, and tells how far it is. */
export const answersOfOneCall = 20

/**
 * Carries out answers of the queue. Each row is renewed, or says by itself why not; a row that was said no to is noted with its
 * reason. A request that waits is answered with it, in the same transaction.
 */
export const confirmRenewals = endpoint({
  name: 'prescriptions/renewal-queue/confirm-renewals',
  method: 'POST',
  path: '/IterativePrescription/RenewalQueue/Confirm',
  applications: ['GUIDE'],
  permission: { allOf: ['ProductPrescriptionWrite', 'CareRecipientRead'] },
  summary: 'Renews rows of the queue, each by itself, and notes those that are not to be renewed.',
  idempotent: true,
  input: z.object({
    answers: z.array(queueAnswer).min(1).max(answersOfOneCall),
    /** What is used up or has ended starts today all the same. */
    start: z.enum(['after-end', 'today']).default('after-end'),
  }),
  output: z.object({
    rows: z.array(
      z.object({
        prescriptionRowId: shown.id,
        careRecipientId: shown.id.nullable(),
        outcome: z.enum(['renewed', 'declined', 'refused']),
        startDate: shown.isoDate.nullable(),
        reason: z.enum(queueBlocks).nullable(),
        /** Who renewed or ended it before, where somebody did. */
        by: shownAuthor.nullable(),
        on: shown.instant.nullable(),
      }),
    ),
  }),
  refusals: {
    'place-not-chosen': { code: 'CRS003002' },
    'not-your-area': { code: 'COM001002' },
    'reason-missing': { code: 'COM001003' },
    /** None of them is there. */
    'row-not-found': { code: 'IPS001011' },
    'answered-twice': { code: 'COM001001' },
  },
  shows: ({ rows }) => [...new Set(rows.flatMap((each) => each.careRecipientId ?? []))],
})
