import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { areaInText, idInText } from '../../fields.ts'

/** Throws a prescription that is not made yet away, also where there is none. */
export const deletePrescriptionDraft = endpoint({
  name: 'prescriptions/draft/delete-prescription-draft',
  method: 'DELETE',
  path: '/IterativePrescription/Draft/{careRecipientId}/{therapyArea}',
  applications: ['GUIDE', 'CSP'],
  permission: { allOf: ['ProductPrescriptionWrite', 'CareRecipientRead'] },
  summary: "Throws the caller's own prescription that is not made yet away.",
  idempotent: true,
  params: z.object({ careRecipientId: idInText, therapyArea: areaInText }),
  query: z.object({ prescriptionId: idInText.optional() }),
  output: z.object({ deleted: z.boolean() }),
  refusals: { 'place-not-chosen': { code: 'CRS003002' } },
})
