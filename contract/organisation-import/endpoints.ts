import { applyOrganisationImport } from './batch/apply-organisation-import.ts'
import { exportOrganisation } from './batch/export-organisation.ts'
import { listOrganisationImports } from './batch/list-organisation-imports.ts'
import { mendImportRow } from './batch/mend-import-row.ts'
import { previewOrganisation } from './batch/preview-organisation.ts'
import { readOrganisationImport } from './batch/read-organisation-import.ts'
import { takeAlong } from './client/take-along.ts'

export const organisationImportEndpoints = {
  previewOrganisation,
  mendImportRow,
  applyOrganisationImport,
  readOrganisationImport,
  listOrganisationImports,
  exportOrganisation,
  takeAlong,
}
