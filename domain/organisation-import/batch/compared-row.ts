import type { SheetError, SheetField, SheetRow } from './columns.ts'

export interface ChangedField {
  readonly field: SheetField
  readonly before: string | null
  readonly after: string | null
}

/** What a row of a file would do. */
export interface ComparedRow {
  readonly row: number
  readonly change: 'error' | 'added' | 'changed' | 'unchanged'
  /** What it is about, for people. */
  readonly name: string
  /** Where it stands, for people. */
  readonly within: string
  /** What is there already, and as it was when it was compared. */
  readonly targetId: string | null
  readonly version: number | null
  readonly fields: readonly ChangedField[]
  /** Where something new is added. */
  readonly parentId: string | null
  readonly errors: readonly SheetError[]
}

interface Found {
  readonly id: string
  readonly version: number
  readonly values: Readonly<Partial<Record<SheetField, string | null>>>
}

interface Judged {
  readonly sheet: SheetRow
  readonly name: string
  readonly within: string
  readonly parentId: string | null
  /** What stands already; undefined for something new. */
  readonly stands: Found | undefined
  /** What the row says, of the fields that are filled in. */
  readonly wanted: Readonly<Partial<Record<SheetField, string>>>
  readonly errors: readonly SheetError[]
}

/** A blank cell leaves what is there as it is; and what stands there already may stay, also where it is older than a rule. */
export function comparedRow({ sheet, name, within, parentId, stands, wanted, errors }: Judged): ComparedRow {
  const isAsItStands = ({ field, reason }: SheetError) =>
    reason === 'not-valid' && field !== null && stands?.values[field] === sheet.cells[field]
  const all = [...sheet.errors.filter((error) => !isAsItStands(error)), ...errors]
  const fields = Object.entries(wanted).flatMap(([field, after]): ChangedField[] => {
    const before = stands?.values[field as SheetField] ?? null
    return before === after ? [] : [{ field: field as SheetField, before: before === '' ? null : before, after }]
  })
  const change = all.length > 0 ? 'error' : !stands ? 'added' : fields.length > 0 ? 'changed' : 'unchanged'
  const { row } = sheet
  const [targetId, version] = [stands?.id ?? null, stands?.version ?? null]
  return { row, change, name, within, targetId, version, fields, parentId, errors: all }
}

/** How things are named that a row changes, by their ids. */
export function namesAfter(rows: readonly ComparedRow[]): ReadonlyMap<string | null, string> {
  return new Map(
    rows.flatMap(({ targetId, change, fields }) => {
      const name = change === 'changed' ? fields.find(({ field }) => field === 'name')?.after : undefined
      return name ? [[targetId, name] as const] : []
    }),
  )
}

/** Under which id something stands that a row of the same file will make. */
export function idToBe(label: string): string {
  return `new ${label}`
}

/** Says once more of what was said before in the same file. */
export class Seen {
  readonly #keys = new Set<string>()

  again(key: string): boolean {
    if (this.#keys.has(key)) return true
    this.#keys.add(key)
    return false
  }
}
