import { type SheetError, sameName, type SheetRow } from './columns.ts'
import { type ComparedRow, comparedRow, idToBe, namesAfter, type Seen } from './compared-row.ts'

export interface KnownUnit {
  readonly id: string
  readonly name: string
  readonly version: number
}

export function knownUnits(units: readonly KnownUnit[]) {
  return {
    byId: new Map(units.map((unit) => [unit.id, unit])),
    byName: new Map(units.map((unit) => [sameName(unit.name), unit])),
  }
}
export type KnownUnits = ReturnType<typeof knownUnits>

/** A unit is found by its id, else by its name; with an id it is renamed. */
export function compareUnits(rows: readonly SheetRow[], known: KnownUnits, seen: Seen): ComparedRow[] {
  return rows.map((sheet) => {
    const { id, name } = sheet.cells
    const stands = id ? known.byId.get(id.toLowerCase()) : known.byName.get(sameName(name ?? ''))
    const errors: SheetError[] = []
    if (id && !stands) errors.push({ field: 'id', reason: 'not-found' })
    if (seen.again(stands?.id ?? idToBe(sameName(name ?? '')))) errors.push({ field: 'name', reason: 'twice' })
    // Found by its name it has that name, however it is written.
    const wanted = stands && !id ? {} : { ...(name && { name }) }
    return comparedRow({
      sheet,
      name: name ?? stands?.name ?? '',
      within: '',
      parentId: null,
      stands: stands && { id: stands.id, version: stands.version, values: { name: stands.name } },
      wanted,
      errors,
    })
  })
}

/** The units as they stand once these rows are applied. */
export function unitsAfter(units: readonly KnownUnit[], rows: readonly ComparedRow[]): KnownUnit[] {
  const renamed = namesAfter(rows)
  const added = rows.filter(({ change }) => change === 'added')
  return [
    ...units.map((unit) => ({ ...unit, name: renamed.get(unit.id) ?? unit.name })),
    ...added.map(({ name }) => ({ id: idToBe(sameName(name)), name, version: 0 })),
  ]
}
