import { columnsOf, sameName, type SheetError, type SheetField, type SheetKind } from './columns.ts'

/** Where each column stands in a sheet. */
export type Placed = ReadonlyMap<SheetField, number>

/** The words that a column may have as its heading, in any language, by field. */
export type HeadingWords = Readonly<Record<SheetField, readonly string[]>>

/** Finds the columns by their headings; with an error in them no row means anything. */
export function readHeadings(
  kind: SheetKind,
  headings: readonly string[],
  words: HeadingWords,
): { readonly placed: Placed; readonly errors: readonly SheetError[] } {
  const known: readonly SheetField[] = columnsOf[kind].all
  const required: readonly SheetField[] = columnsOf[kind].required
  const placed = new Map<SheetField, number>()
  const errors: SheetError[] = []
  for (const [at, written] of headings.entries()) {
    if (written.trim() === '') continue
    const same = sameName(written)
    const field = known.find((each) => sameName(each) === same || words[each].some((word) => sameName(word) === same))
    if (!field) errors.push({ field: null, reason: 'unknown-column', written })
    else if (placed.has(field)) errors.push({ field, reason: 'column-twice', written })
    else placed.set(field, at)
  }
  for (const field of required) {
    if (!placed.has(field)) errors.push({ field, reason: 'missing-column' })
  }
  return { placed, errors }
}
