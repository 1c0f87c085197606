import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, isoDate } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { renewalRefusals } from '../renewal/renewal-view.ts'
import { renewAnswer } from './renew-request-view.ts'

/**
 * Decides a request that waits. To accept it is to renew the whole prescription, in the same transaction: it is accepted
 * once the new prescription is saved. To reject it takes a reason.
 */
export const answerRenewRequest = endpoint({
  name: 'prescriptions/renew-request/answer-renew-request',
  method: 'PUT',
  path: '/IterativePrescription/RenewRequest/UpdateIPRenewRequest',
  applications: ['GUIDE', 'CSP'],
  permission: { allOf: ['PrescriptionRenewWrite', 'CareRecipientRead'] },
  summary: 'Accepts or rejects a request for renewal.',
  idempotent: true,
  input: z.object({
    renewRequestId: id,
    requestState: z.enum(['accepted', 'rejected']),
    /** To whoever asked; none when it is accepted. */
    rejectionReason: z.string().trim().max(500).default(''),
    /** Of the new prescription: today when left out. */
    startDate: isoDate.nullable().default(null),
  }),
  output: z.object({
    careRecipientId: shown.id,
    requestState: z.enum(['accepted', 'rejected']),
    /** The new prescription. */
    prescriptionId: shown.id.nullable(),
  }),
  refusals: {
    ...renewalRefusals,
    'request-not-found': { code: 'COM001001' },
    'reason-missing': { code: 'COM001003' },
    'already-answered': { code: 'COM001001', detail: renewAnswer },
    'other-care-place': { code: 'COM001002' },
  },
  shows: (answer) => [answer.careRecipientId],
})
