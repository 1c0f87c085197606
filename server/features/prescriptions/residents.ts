import { mayOrderFor } from '@omsorg/domain/care-recipients/recipient/order-gate.ts'
import { marketOf, type MarketCode } from '@omsorg/domain/market.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Transaction } from '../../platform/database.ts'
import { statusesThatMatter } from './ordering-context.ts'
import type { PlaceToOrderAt } from './place-basis.sql.ts'
import { changeDayOf } from './renewal/change-day-of.ts'
import { readResidents, type ResidentRecord, type ResidentsQuestion } from './residents.sql.ts'
import { readDrawnRows, readLastDrawnRows, standingRows, type DrawnRows } from './row/rows-of-persons.ts'
import type { StandingContext, StandingRow } from './row/standing-of-row.ts'

/** A resident with her rows as they stand today. */
export interface Resident {
  readonly record: ResidentRecord
  readonly rows: readonly StandingRow[]
}

/** Who is at a place and what was drawn for them, before anybody has asked how it stands. */
export interface ResidentsRead {
  readonly records: readonly ResidentRecord[]
  readonly drawn: DrawnRows
}

/**
 * The residents of a place with their rows, however many in the same few statements. What the date has decided by now is
 * written down before it is read. Of everybody at the place the last draws are read alone, but for those whose fees follow
 * from all of them.
 */
export async function readResidentsWithRows(
  tx: Transaction,
  question: ResidentsQuestion,
  { market, now }: { readonly market: MarketCode; readonly now: Temporal.Instant },
): Promise<ResidentsRead> {
  const { careRecipientIds, carePlaceId, today } = question
  const rowsOf = (ids: readonly number[]) => ({
    careRecipientIds: ids,
    carePlaceId,
    today,
    statuses: statusesThatMatter,
  })
  // Whoever is named may be asked about at once: of who is not at the place nothing is made.
  const [first, drawn] = await Promise.all([
    readResidents(tx, question),
    careRecipientIds === null ? null : readDrawnRows(tx, rowsOf(careRecipientIds)),
  ])
  const behind = first.filter((resident) => resident.unwritten)
  if (drawn && behind.length === 0) return { records: first, drawn }
  for (const { id } of behind) await changeDayOf(tx, id, market, now)
  const records = behind.length > 0 ? await readResidents(tx, question) : first
  const rows = rowsOf(records.map(({ id }) => id))
  if (careRecipientIds !== null) return { records, drawn: await readDrawnRows(tx, rows) }
  const withFees = records.flatMap(({ id, patient_fees: fees }) => (fees.length > 0 ? id : []))
  return { records, drawn: await readLastDrawnRows(tx, rows, withFees) }
}

/** How the rows of residents stand at their place. Their goods go to the place, so nobody needs an address of her own. */
export function residentsAt(
  place: PlaceToOrderAt,
  { records, drawn }: ResidentsRead,
  orderer: OrdererAtPlace,
): Resident[] {
  const rows = standingRows(drawn, residentContexts(place, records, orderer))
  const rowsOf = Map.groupBy(rows, ({ record }) => record.care_recipient_id)
  return records.map((record) => ({ record, rows: rowsOf.get(record.id) ?? [] }))
}

interface OrdererAtPlace {
  readonly actor: Pick<Actor, 'mayIn'>
  readonly today: Temporal.PlainDate
}

/** What the rows of each resident are judged by at their place. */
export function residentContexts(
  place: PlaceToOrderAt,
  records: readonly ResidentRecord[],
  { actor, today }: OrdererAtPlace,
): (careRecipientId: number) => StandingContext {
  const { timeZone } = marketOf(place.market)
  const mayOrderIn: StandingContext['mayOrderIn'] = (area) => actor.mayIn('OrderWrite', area)
  const canReceive = new Map(records.map((record) => [record.id, mayReceive(record)]))
  return (careRecipientId) => ({
    today,
    timeZone,
    settings: place.settings,
    recipientCanReceive: canReceive.get(careRecipientId) ?? false,
    mayOrderIn,
  })
}

function mayReceive({ status, link_status: statusAtPlace }: ResidentRecord): boolean {
  return mayOrderFor({ status, statusAtPlace, hasDeliveryAddress: true }).ok
}
