import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid, isoDate, rowVersion } from '../../fields.ts'
import { feeSettingInput } from './fee-setting-fields.ts'
import { readPatientFeeSettings } from './read-patient-fee-settings.ts'

/** Fees that have begun stay as they are; areas that are left out keep theirs. */
export const savePatientFeeSettings = endpoint({
  name: 'prescriptions/patient-fee/save-patient-fee-settings',
  method: 'PUT',
  path: '/Organization/Client/{clientId}/patientFee',
  applications: ['PRINCIPAL'],
  permission: 'OrganizationSettingsWrite',
  summary: 'Sets which patient fee a client asks in therapy areas, from a day on.',
  idempotent: true,
  params: z.object({ clientId: guid }),
  input: z.object({
    /** Today in the market of the client, when left out. */
    validFrom: isoDate.nullable().default(null),
    areas: z.array(feeSettingInput).min(1).max(8),
    rowVersion,
  }),
  output: readPatientFeeSettings.output,
  refusals: {
    'valid-from-in-the-past': { code: 'COM001001' },
    'area-twice': { code: 'COM001001' },
    stale: { code: 'CONFLICT_STALE' },
  },
})
