import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, rowVersion } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { confirmFirst } from '../../sign-in/security/confirm-identity.ts'

/** With the own name, after having shown who one is: from then on nobody changes it. */
export const signSample = endpoint({
  name: 'access-log/sample/sign-sample',
  method: 'PUT',
  path: '/AccessLog/Sample/Sign',
  applications: ['PRINCIPAL'],
  permission: 'AccessLogRead',
  summary: 'Signs a sample in which every view is judged.',
  idempotent: true,
  input: z.object({ sampleId: id, rowVersion }),
  output: z.object({ sampleId: shown.id, signedOn: shown.instant }),
  refusals: {
    ...confirmFirst,
    'sample-not-found': { code: 'COM001001' },
    signed: { code: 'CONFLICT_STALE' },
    'rows-open': { code: 'COM001003' },
    'log-not-whole': { code: 'COM001001' },
    stale: { code: 'CONFLICT_STALE' },
  },
})
