import { prescriptionStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Transaction } from '../../platform/database.ts'
import { orderingAt, type OrderingContext } from './ordering-context.ts'
import type { PlaceToOrderAt } from './place-basis.sql.ts'
import { residentContexts, type Resident } from './residents.ts'
import { rowsOfPersons } from './row/rows-of-persons.ts'
import type { StandingContext, StandingRow } from './row/standing-of-row.ts'

/** A row that an order names. */
export interface NamedRow {
  readonly careRecipientId: number
  readonly prescriptionRowId: number
}

interface Question {
  readonly known: readonly StandingRow[]
  readonly named: readonly NamedRow[]
  readonly carePlaceId: string
  readonly today: Temporal.PlainDate
}

/**
 * Rows that an order names and whose prescription was closed since, as by a renewal from today: nothing is drawn from them any
 * more, and they tell why, so that no line is dropped in silence (rules 3.19). Asked where a row is not known by now.
 */
async function readClosedRows(
  tx: Transaction,
  { known, named, ...here }: Question,
  context: (careRecipientId: number) => StandingContext,
): Promise<readonly StandingRow[]> {
  if (named.length === 0) return []
  const isKnown = new Set(known.map(({ record }) => record.id))
  const missing = named.filter(({ prescriptionRowId }) => !isKnown.has(prescriptionRowId))
  if (missing.length === 0) return []
  const careRecipientIds = [...new Set(missing.map((row) => row.careRecipientId))]
  const rowIds = missing.map((row) => row.prescriptionRowId)
  return rowsOfPersons(tx, { ...here, careRecipientIds, rowIds, statuses: [prescriptionStatus.closed] }, context)
}

/** Of the person that an order is for. */
export function readClosedRowsOfPerson(
  tx: Transaction,
  { basis, rows, today }: OrderingContext,
  rowIds: readonly number[],
  actor: Pick<Actor, 'may' | 'mayIn'>,
): Promise<readonly StandingRow[]> {
  const { context } = orderingAt(basis, { actor, today, market: basis.market })
  const named = rowIds.map((prescriptionRowId) => ({ careRecipientId: basis.id, prescriptionRowId }))
  return readClosedRows(tx, { known: rows, named, carePlaceId: basis.care_place_id, today }, () => context)
}

interface AtPlace {
  readonly place: PlaceToOrderAt
  readonly residents: readonly Resident[]
  readonly today: Temporal.PlainDate
}

/** Of residents of a place; of who is not there nothing is told. */
export function readClosedRowsOfResidents(
  tx: Transaction,
  { place, residents, today }: AtPlace,
  named: readonly NamedRow[],
  actor: Pick<Actor, 'mayIn'>,
): Promise<readonly StandingRow[]> {
  const here = new Set(residents.map(({ record }) => record.id))
  const context = residentContexts(
    place,
    residents.map(({ record }) => record),
    { actor, today },
  )
  return readClosedRows(
    tx,
    {
      known: residents.flatMap(({ rows }) => rows),
      named: named.filter(({ careRecipientId }) => here.has(careRecipientId)),
      carePlaceId: place.care_place_id,
      today,
    },
    context,
  )
}
