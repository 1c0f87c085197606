import { marketOf } from '@omsorg/domain/market.ts'
import type { LineToday } from '@omsorg/domain/orders/preliminary/line-changes.ts'
import { isStockLine } from '@omsorg/domain/orders/placing/item-status.ts'
import { unavailabilityCode } from '@omsorg/domain/orders/placing/unavailability-code.ts'
import { holdingPrescriptions, servesWithdrawals } from '@omsorg/domain/prescriptions/prescription/statuses.ts'
import { prescriptionStatus, rowStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { readOrderingSettings, readSuppliedRows, suppliedRows, type SuppliedRow } from '../../prescriptions/index.ts'
import { readAssessedItems, type AssessedItem } from '../../products/index.ts'
import type { KeptLine, PlaceRecord } from './preliminary-orders.sql.ts'

/** What the lines of a place's preliminary orders are worth today. */
export interface Today {
  readonly showPrices: boolean
  readonly showStockStatus: boolean
  itemOf(itemNumber: string): AssessedItem | undefined
  lineOf(line: KeptLine): LineToday
}

interface Question {
  readonly place: PlaceRecord
  readonly actor: Actor
  readonly today: Temporal.PlainDate
}

/** Items and prescriptions are asked once for all lines, in one round. */
export async function readToday(
  tx: Transaction,
  lines: readonly KeptLine[],
  { place, actor, today }: Question,
): Promise<Today> {
  const itemNumbers = [...new Set(lines.map((line) => line.item_number))]
  const persons = [...new Set(lines.flatMap((line) => (line.is_here ? (line.care_recipient_id ?? []) : [])))]
  const [assessed, rows] = await Promise.all([
    readAssessedItems(
      tx,
      { actor, clientId: place.client_id, carePlaceId: place.id, careRecipientId: null, context: 'purchase', today },
      { itemNumbers },
    ),
    readRowsOf(tx, persons, { place, actor, today }),
  ])
  const items = new Map(assessed?.items.map((item) => [item.record.item_number, item]))
  const rowsOf = Map.groupBy(rows, ({ record }) => keyOf(record.care_recipient_id, record.item_number))
  return {
    showPrices: assessed?.assortment.settings.show_prices ?? false,
    showStockStatus: assessed?.assortment.settings.show_stock_status ?? false,
    itemOf: (itemNumber) => items.get(itemNumber),
    lineOf: (line) => {
      const item = items.get(line.item_number)
      const kept = { quantity: line.quantity, isHere: line.is_here, priceBefore: line.price }
      const isDelayed = item !== undefined && comesLater(item)
      if (line.for_resident) {
        const row =
          line.care_recipient_id === null
            ? undefined
            : drawn(rowsOf.get(keyOf(line.care_recipient_id, line.item_number)))
        return {
          ...kept,
          isDelayed,
          unavailability: row ? row.unavailability : unavailabilityCode.notPrescribed,
          allowed: row?.standing.allowed ?? 0,
          price: row?.record.price ?? item?.record.price ?? null,
        }
      }
      return {
        ...kept,
        isDelayed,
        unavailability: item ? item.unavailabilityCode : unavailabilityCode.gone,
        allowed: null,
        price: item?.record.price ?? null,
      }
    },
  }
}

const keyOf = (careRecipientId: number, itemNumber: string) => `${careRecipientId} ${itemNumber}`

/** Of several rows with one item, the one that can be drawn from. */
function drawn(rows: readonly SuppliedRow[] = []): SuppliedRow | undefined {
  return (
    rows.find(({ unavailability }) => unavailability === null) ??
    rows.find((row) => servesWithdrawals(row.record.prescription_status)) ??
    rows[0]
  )
}

function comesLater({ record }: AssessedItem): boolean {
  return record.item_status === 'delayed' || (record.stock_status !== 'undefined' && !isStockLine(record.stock_status))
}

async function readRowsOf(tx: Transaction, persons: readonly number[], { place, actor, today }: Question) {
  if (persons.length === 0) return []
  const [settings, rows] = await Promise.all([
    readOrderingSettings(tx, place.id, today),
    readSuppliedRows(tx, {
      careRecipientIds: persons,
      carePlaceId: place.id,
      today,
      statuses: holdingPrescriptions.map((word) => prescriptionStatus[word]),
    }),
  ])
  if (!settings) return []
  const open = rows.records.filter((record) => record.status !== rowStatus.closed)
  return suppliedRows(
    { ...rows, records: open },
    {
      today,
      timeZone: marketOf(place.market).timeZone,
      settings,
      // Whether somebody can receive goods is asked when they are ordered.
      recipientCanReceive: true,
      mayOrderIn: (area) => actor.mayIn('OrderWrite', area),
    },
  )
}
