import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid, isoDate, minor, rowVersion } from '../../fields.ts'
import * as shown from '../../shown.ts'

/**
 * Sets the extra fees of a client from a day on. Orders that are placed keep theirs; fees that have begun stay as they are, and
 * those of today and later are saved over the version that was read (O-7-56).
 */
export const savePatientExtraFee = endpoint({
  name: 'orders/settings/save-patient-extra-fee',
  method: 'POST',
  path: '/Order/PatientExtraFee',
  applications: ['PRINCIPAL'],
  permission: 'OrganizationSettingsWrite',
  summary: 'Sets the extra fees of a client from a day on.',
  idempotent: true,
  input: z.object({
    clientId: guid,
    /** Today in the market of the client, when left out. */
    validFrom: isoDate.nullable().default(null),
    smallOrderFee: minor.nullable().default(null),
    smallOrderThreshold: minor.nullable().default(null),
    /** Hundredths of a percent: 250 is 2.5 %. */
    logisticsPercent: z.int().min(0).max(9_999).nullable().default(null),
    expressOrderFee: minor.nullable().default(null),
    rowVersion: rowVersion.nullable().default(null),
  }),
  output: z.object({ validFrom: shown.isoDate, rowVersion: shown.rowVersion }),
  refusals: {
    'client-not-found': { code: 'CRS003001' },
    'valid-from-in-the-past': { code: 'COM001001' },
    'threshold-missing': { code: 'COM001003' },
    stale: { code: 'CONFLICT_STALE' },
  },
})
