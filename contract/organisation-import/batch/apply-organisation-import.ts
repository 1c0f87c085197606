import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import { mayImport, organisationImport } from './import-view.ts'

/**
 * Applies what was looked at, all of it or nothing. What has changed since it was compared makes it stale: nothing is applied, and
 * the file is looked at anew. Sent twice it is applied once.
 */
export const applyOrganisationImport = endpoint({
  name: 'organisation-import/batch/apply-organisation-import',
  method: 'POST',
  path: '/Organization/Import/{importId}/Apply',
  applications: ['PRINCIPAL'],
  permission: mayImport,
  summary: 'Applies an import of the organisation that was previewed, all or nothing.',
  params: z.object({ importId: idInText }),
  input: z.object({
    /** Each new user with an e-mail is mailed the way to a first password. */
    welcome: z.boolean().default(true),
  }),
  output: organisationImport,
  refusals: {
    'has-errors': { code: 'COM001001' },
    'nothing-to-apply': { code: 'COM001001' },
    'not-previewed': { code: 'COM001001' },
    stale: { code: 'CONFLICT_STALE' },
  },
})
