import { marketOf } from '@omsorg/domain/market.ts'
import { prescriptionStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Transaction } from '../../platform/database.ts'
import { readOrderingSettings, rowsOfPersons, type OrderingSettings, type StandingRow } from '../prescriptions/index.ts'
import type { Listed } from './recipient-row.ts'
import type { Candidate } from './recipient/search-care-recipients.sql.ts'

export type SettingsOfPlaces = ReadonlyMap<string, OrderingSettings>

/** The settings of every care place that a list names: one in GUIDE, a handful in customer service. */
export async function readSettingsOfPlaces(
  tx: Transaction,
  persons: readonly Candidate[],
  today: Temporal.PlainDate,
): Promise<SettingsOfPlaces> {
  const settings = new Map<string, OrderingSettings>()
  for (const carePlaceId of new Set(persons.map((person) => person.care_place_id))) {
    const own = await readOrderingSettings(tx, carePlaceId, today)
    if (own) settings.set(carePlaceId, own)
  }
  return settings
}

interface Context {
  readonly actor: Actor
  readonly today: Temporal.PlainDate
  readonly settings: SettingsOfPlaces
}

const statuses = [prescriptionStatus.active, prescriptionStatus.renew, prescriptionStatus.finished]

/** The most urgent row of each person, as it stands at the person's care place. */
export async function readUrgentRows(
  tx: Transaction,
  persons: readonly Listed[],
  { actor, today, settings }: Context,
): Promise<ReadonlyMap<number, StandingRow>> {
  const { timeZone } = marketOf(actor.market)
  const rowOf = new Map<number, StandingRow>()
  for (const [carePlaceId, here] of Map.groupBy(persons, (person) => person.care_place_id)) {
    const own = settings.get(carePlaceId)
    const withItems = here.filter((person) => person.urgent)
    if (!own || withItems.length === 0) continue
    const canReceive = new Set(withItems.filter((person) => person.has_where_to).map((person) => person.id))
    const question = {
      careRecipientIds: withItems.map((person) => person.id),
      rowIds: withItems.flatMap((person) => (person.urgent ? [person.urgent.rowId] : [])),
      carePlaceId,
      today,
      statuses,
    }
    const rows = await rowsOfPersons(tx, question, (id) => ({
      today,
      timeZone,
      settings: own,
      recipientCanReceive: canReceive.has(id),
      mayOrderIn: (area) => actor.mayIn('OrderWrite', area),
    }))
    for (const row of rows) rowOf.set(row.record.care_recipient_id, row)
  }
  return rowOf
}
