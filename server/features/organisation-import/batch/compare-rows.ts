import { comparePlaces, knownPlaces } from '@omsorg/domain/organisation-import/batch/compare-places.ts'
import { compareUnits, knownUnits } from '@omsorg/domain/organisation-import/batch/compare-units.ts'
import { compareUsers, knownUsers } from '@omsorg/domain/organisation-import/batch/compare-users.ts'
import { type ComparedRow, Seen } from '@omsorg/domain/organisation-import/batch/compared-row.ts'
import type { SheetKind, SheetRow } from '@omsorg/domain/organisation-import/batch/columns.ts'
import type { Transaction } from '../../../platform/database.ts'
import { othersFirst } from '../../../platform/sheets/others-first.ts'
import { readPlaces, readTaken, readUnits, readUsers } from './known.sql.ts'

/** So many rows are read, kept and written at a time, so that others come in between. */
export const rowsAtOnce = 500

/** Compares what a file says with what is there now, as of this transaction. */
export async function compareRows(
  tx: Transaction,
  { clientId, kind, rows }: { readonly clientId: string; readonly kind: SheetKind; readonly rows: readonly SheetRow[] },
): Promise<ComparedRow[]> {
  const compare = await comparison(tx, clientId, kind, rows)
  const compared: ComparedRow[] = []
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    compared.push(...compare(rows.slice(from, from + rowsAtOnce)))
    await othersFirst()
  }
  return compared
}

async function comparison(tx: Transaction, clientId: string, kind: SheetKind, all: readonly SheetRow[]) {
  const seen = new Seen()
  if (kind === 'care-units') {
    const units = knownUnits(await readUnits(tx, clientId))
    return (rows: readonly SheetRow[]) => compareUnits(rows, units, seen)
  }
  if (kind === 'care-places') {
    const [units, places] = await Promise.all([readUnits(tx, clientId), readPlaces(tx, clientId)])
    const known = { units: knownUnits(units), places: knownPlaces(places) }
    return (rows: readonly SheetRow[]) => comparePlaces(rows, known, seen)
  }
  const wordsOf = (field: 'userName' | 'email') => all.flatMap(({ cells }) => cells[field] ?? [])
  const places = await readPlaces(tx, clientId)
  const [users, takenNames, takenEmails] = await Promise.all([
    readUsers(tx, clientId, places),
    readTaken(tx, 'user-name', wordsOf('userName')),
    readTaken(tx, 'email', wordsOf('email')),
  ])
  const facts = { users: knownUsers(users), places: knownPlaces(places), takenNames, takenEmails }
  return (rows: readonly SheetRow[]) => compareUsers(rows, facts, seen)
}
