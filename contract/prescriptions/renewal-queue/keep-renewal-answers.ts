import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import * as shown from '../../shown.ts'
import { queueAnswer } from './renewal-queue-view.ts'

/** Keeps what somebody has answered so far, in place of what was kept before; a month at most. Nothing is renewed by it. */
export const keepRenewalAnswers = endpoint({
  name: 'prescriptions/renewal-queue/keep-renewal-answers',
  method: 'PUT',
  path: '/IterativePrescription/RenewalQueue/Answers',
  applications: ['GUIDE'],
  permission: { allOf: ['ProductPrescriptionWrite', 'CareRecipientRead'] },
  summary: "Keeps the caller's answers in the renewal queue.",
  idempotent: true,
  input: z.object({ answers: z.array(queueAnswer).max(2000) }),
  output: z.object({ keptOn: shown.instant }),
  refusals: {
    'place-not-chosen': { code: 'CRS003002' },
    /** None of the rows is there; of several, those that are not are left out. */
    'row-not-found': { code: 'IPS001011' },
  },
})
