import type { AllTexts } from '@omsorg/texts/shape.ts'
import type { SheetField } from '@omsorg/domain/organisation-import/batch/columns.ts'
import type { ImportRow } from './ImportRows.tsx'

type Words = AllTexts['organisationImport']

export function columnNamed(field: string | null, { columns }: Words): string {
  return field === null ? '' : columns[field as SheetField]
}

/** What is wrong with a cell, a heading or a file, in one sentence. */
export function errorText({ field, reason, written }: ImportRow['errors'][number], words: Words): string {
  const said = words.reasons[reason]
  return typeof said === 'string' ? said : said({ field: columnNamed(field, words), written: written ?? '' })
}
