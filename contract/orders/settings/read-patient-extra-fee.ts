import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { extraFeeView } from './extra-fee-fields.ts'

/** The extra fees of a client: those of today, and all that were or will be, the latest first (O-7-55). */
export const readPatientExtraFee = endpoint({
  name: 'orders/settings/read-patient-extra-fee',
  method: 'GET',
  path: '/Order/PatientExtraFee',
  applications: ['PRINCIPAL'],
  permission: 'OrganizationSettingsRead',
  summary: 'Reads the extra fees of a client.',
  query: z.object({ clientId: guid }),
  output: z.object({
    clientId: shown.guid,
    currency: shown.currency,
    /** Null where none has begun. */
    current: extraFeeView.nullable(),
    fees: z.array(extraFeeView),
  }),
  refusals: {},
})
