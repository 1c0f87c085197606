import type { organisationImportEndpoints } from '@omsorg/contract/organisation-import/endpoints.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import type { HandlersOf } from '../../platform/handle.ts'
import { applyOrganisationImport } from './batch/apply-organisation-import.ts'
import { exportOrganisation } from './batch/export-organisation.ts'
import { listOrganisationImports } from './batch/list-organisation-imports.ts'
import { mendImportRow } from './batch/mend-import-row.ts'
import { previewOrganisation } from './batch/preview-organisation.ts'
import { readOrganisationImport } from './batch/read-organisation-import.ts'
import { removeOldRowsJob } from './batch/remove-old-rows.ts'
import { takeAlong } from './client/take-along.ts'

export { removeOldRowsOfImports } from './batch/remove-old-rows.ts'

/** In the night, when few are at work. */
export const organisationImportTimetable = [`50 2 * * * ${removeOldRowsJob}`]

export function organisationImportHandlers(seal: Seal): HandlersOf<typeof organisationImportEndpoints> {
  return {
    previewOrganisation,
    mendImportRow,
    applyOrganisationImport: applyOrganisationImport(seal),
    readOrganisationImport,
    listOrganisationImports,
    exportOrganisation,
    takeAlong,
  }
}
