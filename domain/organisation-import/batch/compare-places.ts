import { type SheetError, sameName, type SheetRow } from './columns.ts'
import { type ComparedRow, comparedRow, idToBe, namesAfter, type Seen } from './compared-row.ts'
import type { KnownUnit, KnownUnits } from './compare-units.ts'

export interface KnownPlace {
  readonly id: string
  readonly careUnitId: string
  readonly careUnit: string
  readonly name: string
  readonly email: string | null
  readonly phone: string
  readonly customerNumber: string | null
  readonly version: number
}

/** How a place is told apart from one of the same name in another unit. */
export function placeLabel({ careUnit, name }: Pick<KnownPlace, 'careUnit' | 'name'>): string {
  return `${careUnit} / ${name}`
}

export function knownPlaces(places: readonly KnownPlace[]) {
  const byName = new Map<string, KnownPlace[]>()
  for (const place of places) {
    const name = sameName(place.name)
    byName.set(name, [...(byName.get(name) ?? []), place])
  }
  return {
    byId: new Map(places.map((place) => [place.id, place])),
    byLabel: new Map(places.map((place) => [sameName(placeLabel(place)), place])),
    byName,
  }
}
export type KnownPlaces = ReturnType<typeof knownPlaces>

/** A place is found by its id, else by its name in its unit. It stays in its unit: roles at the unit are roles at its places. */
export function comparePlaces(
  rows: readonly SheetRow[],
  known: { readonly units: KnownUnits; readonly places: KnownPlaces },
  seen: Seen,
): ComparedRow[] {
  return rows.map((sheet) => {
    const { id, careUnit = '', name = '', email, phone, customerNumber } = sheet.cells
    const unit = known.units.byName.get(sameName(careUnit))
    const byName = known.places.byLabel.get(sameName(placeLabel({ careUnit, name })))
    const stands = id ? known.places.byId.get(id.toLowerCase()) : byName
    const errors: SheetError[] = []
    if (id && !stands) errors.push({ field: 'id', reason: 'not-found' })
    if (careUnit && !unit) errors.push({ field: 'careUnit', reason: 'not-found' })
    if (stands && unit && stands.careUnitId !== unit.id) errors.push({ field: 'careUnit', reason: 'not-changeable' })
    const key = stands?.id ?? idToBe(sameName(placeLabel({ careUnit, name })))
    if (seen.again(key)) errors.push({ field: 'name', reason: 'twice' })
    const written = { email, phone, customerNumber, ...((!stands || id) && { name }) }
    const wanted = Object.fromEntries(Object.entries(written).filter(([, value]) => value))
    return comparedRow({
      sheet,
      name: name || (stands?.name ?? ''),
      within: unit?.name ?? careUnit,
      parentId: unit?.id ?? null,
      stands: stands && { id: stands.id, version: stands.version, values: { ...stands } },
      wanted,
      errors,
    })
  })
}

/** The places as they stand once these rows are applied, in units that have been. */
export function placesAfter(
  places: readonly KnownPlace[],
  units: readonly KnownUnit[],
  rows: readonly ComparedRow[],
): KnownPlace[] {
  const unitOf = new Map(units.map(({ id, name }) => [id, name]))
  const renamed = namesAfter(rows)
  const added = rows.filter(({ change }) => change === 'added')
  return [
    ...places.map((place) => ({
      ...place,
      name: renamed.get(place.id) ?? place.name,
      careUnit: unitOf.get(place.careUnitId) ?? place.careUnit,
    })),
    ...added.map(({ name, within: careUnit, parentId }) => ({
      id: idToBe(sameName(placeLabel({ careUnit, name }))),
      careUnitId: parentId ?? '',
      careUnit,
      name,
      email: null,
      phone: '',
      customerNumber: null,
      version: 0,
    })),
  ]
}
