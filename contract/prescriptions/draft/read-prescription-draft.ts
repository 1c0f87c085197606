import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { areaInText, idInText } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { unfinishedPrescription } from './prescription-entries.ts'

/** What somebody had filled in when the window was closed or the session ended. It comes back to the same user at the same care place. */
export const readPrescriptionDraft = endpoint({
  name: 'prescriptions/draft/read-prescription-draft',
  method: 'GET',
  path: '/IterativePrescription/Draft/{careRecipientId}/{therapyArea}',
  applications: ['GUIDE', 'CSP'],
  permission: { allOf: ['ProductPrescriptionWrite', 'CareRecipientRead'] },
  summary: "Reads the caller's own prescription that is not made yet.",
  params: z.object({ careRecipientId: idInText, therapyArea: areaInText }),
  /** The prescription that is changed; left out for a new one. */
  query: z.object({ prescriptionId: idInText.optional() }),
  output: z.object({
    careRecipientId: shown.id,
    draft: unfinishedPrescription.extend({ savedOn: shown.instant }).nullable(),
  }),
  refusals: { 'place-not-chosen': { code: 'CRS003002' } },
  shows: ({ careRecipientId, draft }) => (draft ? [careRecipientId] : []),
})
