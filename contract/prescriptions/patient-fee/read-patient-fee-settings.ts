import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { feeSettingView } from './fee-setting-fields.ts'

/** All that were or will be, by area, the latest first. */
export const readPatientFeeSettings = endpoint({
  name: 'prescriptions/patient-fee/read-patient-fee-settings',
  method: 'GET',
  path: '/Organization/Client/{clientId}/patientFee',
  applications: ['PRINCIPAL'],
  permission: 'OrganizationSettingsRead',
  summary: 'Reads which patient fee a client asks in each therapy area.',
  params: z.object({ clientId: guid }),
  output: z.object({
    clientId: shown.guid,
    currency: shown.currency,
    fees: z.array(feeSettingView),
    rowVersion: shown.rowVersion,
  }),
  refusals: {},
})
