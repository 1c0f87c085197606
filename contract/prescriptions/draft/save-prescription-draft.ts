import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, therapyArea } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { unfinishedPrescription } from './prescription-entries.ts'

/** Keeps what somebody fills in for a person in an area, in place of what was kept before; a month at most. */
export const savePrescriptionDraft = endpoint({
  name: 'prescriptions/draft/save-prescription-draft',
  method: 'PUT',
  path: '/IterativePrescription/Draft',
  applications: ['GUIDE', 'CSP'],
  permission: { allOf: ['ProductPrescriptionWrite', 'CareRecipientRead'] },
  summary: "Keeps the caller's own prescription that is not made yet.",
  idempotent: true,
  input: unfinishedPrescription.extend({
    careRecipientId: id,
    therapyArea,
    /** The prescription that is changed; null for a new one. */
    prescriptionId: id.nullable().default(null),
  }),
  output: z.object({ savedOn: shown.instant }),
  refusals: {
    'place-not-chosen': { code: 'CRS003002' },
    'recipient-not-found': { code: 'CRS003003' },
    'prescription-not-found': { code: 'IPS001010' },
  },
})
