import { sheetErrorReasons, sheetKinds } from '@omsorg/domain/organisation-import/batch/columns.ts'
import { z } from 'zod'
import * as shown from '../../shown.ts'

export const sheetKind = z.enum(sheetKinds)

/** previewed: looked at; applying: on its way; applied; stale: nothing was applied, for something changed meanwhile; failed. */
export const organisationImportStates = ['previewed', 'applying', 'applied', 'stale', 'failed'] as const

export const rowChanges = ['error', 'added', 'changed', 'unchanged'] as const

export const organisationImport = z
  .object({
    importId: shown.id,
    clientId: shown.guid,
    clientName: z.string(),
    kind: sheetKind,
    fileName: z.string(),
    state: z.enum(organisationImportStates),
    errorCount: z.int().describe('Rows with an error; the headings count as row 1'),
    added: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    rowsTotal: z.int().describe('Rows to be applied'),
    rowsDone: z.int(),
    by: z.string(),
    on: shown.instant,
    appliedOn: shown.instant.nullable(),
  })
  .meta({ id: 'OrganisationImport' })

export const organisationImportRow = z
  .object({
    row: z.int().describe('As in the file; the headings are row 1'),
    change: z.enum(rowChanges),
    name: z.string(),
    within: z.string().describe('The care unit or care place'),
    fields: z.array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
    errors: z.array(
      z.object({
        field: z.string().nullable(),
        reason: z.enum(sheetErrorReasons),
        code: z.enum(['COM001001', 'COM001003']),
        written: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'OrganisationImportRow' })

/** Whoever reads in care units, care places and users may make each of them. */
export const mayImport = {
  allOf: ['OrganizationClientWrite', 'OrganizationCareUnitWrite', 'OrganizationCarePlaceWrite', 'UserWrite'],
} as const
