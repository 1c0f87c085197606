import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText, rowVersion } from '../../fields.ts'
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
    /** What was looked at; without it whatever the rows say now is applied. */
    rowVersion: rowVersion.optional(),
  }),
  output: organisationImport,
  refusals: {
    'has-errors': { code: 'COM001001' },
    'nothing-to-apply': { code: 'COM001001' },
    'not-previewed': { code: 'COM001001' },
    /** Somebody has mended rows since they were looked at; nothing is applied, and they can be looked at anew. */
    mended: { code: 'CONFLICT_STALE' },
    stale: { code: 'CONFLICT_STALE' },
  },
})
