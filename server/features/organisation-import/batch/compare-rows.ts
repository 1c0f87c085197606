import { comparePlaces, knownPlaces, placesAfter } from '@omsorg/domain/organisation-import/batch/compare-places.ts'
import { compareUnits, knownUnits, unitsAfter } from '@omsorg/domain/organisation-import/batch/compare-units.ts'
import { compareUsers, knownUsers } from '@omsorg/domain/organisation-import/batch/compare-users.ts'
import { type ComparedRow, Seen } from '@omsorg/domain/organisation-import/batch/compared-row.ts'
import {
  mostNewAddresses,
  type SheetKind,
  sheetKinds,
  type SheetRow,
} from '@omsorg/domain/organisation-import/batch/columns.ts'
import type { Transaction } from '../../../platform/database.ts'
import { othersFirst } from '../../../platform/sheets/others-first.ts'
import { readPlaces, readTaken, readUnits, readUsers } from './known.sql.ts'

/** So many rows are read, kept and written at a time, so that others come in between. */
export const rowsAtOnce = 500

export type SheetsOf<Row> = Readonly<Partial<Record<SheetKind, readonly Row[]>>>

/** Compares what a file says with what is there now, as of this transaction; what one sheet makes is known in the next. */
export async function compareRows(
  tx: Transaction,
  clientId: string,
  sheets: SheetsOf<SheetRow>,
): Promise<SheetsOf<ComparedRow>> {
  const compared: Partial<Record<SheetKind, readonly ComparedRow[]>> = {}
  const stand = await readUnits(tx, clientId)
  compared['care-units'] = await inParts(sheets['care-units'], () => {
    const [units, seen] = [knownUnits(stand), new Seen()]
    return (rows) => compareUnits(rows, units, seen)
  })
  if (!sheets['care-places'] && !sheets.users) return compared
  const units = unitsAfter(stand, compared['care-units'])
  const former = placesAfter(await readPlaces(tx, clientId), units, [])
  compared['care-places'] = await inParts(sheets['care-places'], () => {
    const [known, seen] = [{ units: knownUnits(units), places: knownPlaces(former) }, new Seen()]
    return (rows) => comparePlaces(rows, known, seen)
  })
  const { users: all } = sheets
  if (!all) return compared
  const places = placesAfter(former, units, compared['care-places'])
  const wordsOf = (field: 'userName' | 'email') => all.flatMap(({ cells }) => cells[field] ?? [])
  const [users, takenNames, takenEmails] = await Promise.all([
    readUsers(tx, clientId, places),
    readTaken(tx, 'user-name', wordsOf('userName')),
    readTaken(tx, 'email', wordsOf('email')),
  ])
  compared.users = await inParts(all, () => {
    const [facts, seen] = [
      { users: knownUsers(users), places: knownPlaces(places), takenNames, takenEmails },
      new Seen(),
    ]
    return (rows) => compareUsers(rows, facts, seen)
  })
  return compared
}

type Comparison = (rows: readonly SheetRow[]) => ComparedRow[]

async function inParts(rows: readonly SheetRow[] = [], comparison: () => Comparison): Promise<ComparedRow[]> {
  const compared: ComparedRow[] = []
  if (rows.length === 0) return compared
  const compare = comparison()
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    compared.push(...compare(rows.slice(from, from + rowsAtOnce)))
    await othersFirst()
  }
  return compared
}

/** Each address that changes is locked until the import is over. */
export function hasTooManyAddresses({ users = [] }: SheetsOf<ComparedRow>): boolean {
  const changed = users.filter(
    ({ change, fields }) => change === 'changed' && fields.some(({ field }) => field === 'email'),
  )
  return changed.length > mostNewAddresses
}

/** Every row with the sheet in which it stands, in the order in which they are applied. */
export function inOrder<Row>(sheets: SheetsOf<Row>): { readonly kind: SheetKind; readonly row: Row }[] {
  return sheetKinds.flatMap((kind) => (sheets[kind] ?? []).map((row) => ({ kind, row })))
}
