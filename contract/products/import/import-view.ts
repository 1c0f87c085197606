import { importKinds } from '@omsorg/domain/products/import/columns.ts'
import { importErrorCodes } from '@omsorg/domain/products/import/read-sheet.ts'
import { z } from 'zod'
import * as shown from '../../shown.ts'

export const importKind = z.enum(importKinds)

/** previewed: looked at; applying: on its way; applied; discarded: never applied; failed: nothing of it was applied. */
export const importStates = ['previewed', 'applying', 'applied', 'discarded', 'failed'] as const

export const importError = z
  .object({
    /** The row of the sheet; the headings are row 1. */
    row: z.int(),
    field: z.string(),
    code: z.enum(importErrorCodes),
  })
  .meta({ id: 'ImportError' })

/** What of one item becomes something else; `before` is null for a new one. */
export const importChange = z
  .object({
    row: z.int().nullable().describe('null for what is missing from a complete file'),
    itemNumber: z.string(),
    name: z.string().nullable(),
    change: z.enum(['added', 'changed', 'removed']),
    fields: z.array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
  })
  .meta({ id: 'ImportChange' })

export type ImportChange = z.output<typeof importChange>

export const importView = z
  .object({
    importId: shown.id,
    kind: importKind,
    fileName: z.string(),
    marketAreaCode: z.int(),
    clientName: z.string().nullable(),
    state: z.enum(importStates),
    added: z.int(),
    changed: z.int(),
    removed: z.int(),
    /** Rows that the file holds and that change nothing. */
    unchanged: z.int(),
    errorCount: z.int(),
    rowsTotal: z.int(),
    rowsDone: z.int(),
    by: z.string(),
    on: shown.instant,
    appliedOn: shown.instant.nullable(),
  })
  .meta({ id: 'ImportView' })

export type ImportView = z.output<typeof importView>
