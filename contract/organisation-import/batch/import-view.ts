import {
  importKinds,
  sheetErrorReasons,
  type SheetField,
  sheetKinds,
} from '@omsorg/domain/organisation-import/batch/columns.ts'
import { importState } from '@omsorg/domain/organisation-import/batch/import-state.ts'
import { wordsOf } from '@omsorg/domain/states.ts'
import { z } from 'zod'
import * as shown from '../../shown.ts'

export const sheetKind = z.enum(sheetKinds)
export const importKind = z.enum(importKinds)

/** Applying: on its way; otherwise as it is kept. Of a stale one nothing was applied, for something changed meanwhile. */
export const shownImportStates = [...wordsOf(importState), 'applying'] as const

export const rowChanges = ['error', 'added', 'changed', 'unchanged', 'left-out'] as const

const cell = z.string().max(1000)

/** The cells of a row that have something in them, by their columns. */
export const cells = z
  .object({
    id: cell,
    name: cell,
    careUnit: cell,
    email: cell,
    phone: cell,
    customerNumber: cell,
    userName: cell,
    firstName: cell,
    lastName: cell,
    language: cell,
    carePlace: cell,
  } satisfies Record<SheetField, typeof cell>)
  .partial()

export const organisationImport = z
  .object({
    importId: shown.id,
    clientId: shown.guid,
    clientName: z.string(),
    kind: importKind,
    fileName: z.string(),
    state: z.enum(shownImportStates),
    errorCount: z.int().describe('Rows with an error; the headings count as row 1'),
    added: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    leftOut: z.int().describe('Rows that somebody left out'),
    rowsTotal: z.int().describe('Rows to be applied'),
    rowsDone: z.int(),
    by: z.string(),
    on: shown.instant,
    appliedOn: shown.instant.nullable(),
    rowVersion: shown.rowVersion,
  })
  .meta({ id: 'OrganisationImport' })

export const organisationImportRow = z
  .object({
    kind: sheetKind,
    row: z.int().describe('As in the file; the headings are row 1'),
    cells,
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
