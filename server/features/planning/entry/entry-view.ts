import type { CalendarEntry, ComputedEntry } from '@omsorg/contract/planning/entry/entry-fields.ts'
import { refuse } from '@omsorg/domain/outcome.ts'
import { occurrencesOf, type Series } from '@omsorg/domain/planning/entry/occurrences.ts'
import { partsOfDay } from '@omsorg/domain/planning/entry/parts-of-day.ts'
import type { DeliveryRecord, SupplyEndRecord } from './computed.sql.ts'
import type { EntryRecord, EntryWords, Range } from './entries.sql.ts'

export function seriesOf(record: EntryRecord): Series {
  return {
    startsOn: Temporal.PlainDate.from(record.starts_on),
    endsOn: record.ends_on === null ? null : Temporal.PlainDate.from(record.ends_on),
    recurrence: record.recurrence,
    interval: record.every,
    except: record.except_days.map((day) => Temporal.PlainDate.from(day)),
  }
}

export function wordsOf(record: EntryRecord): EntryWords {
  return {
    therapyArea: record.therapy_area,
    itemNumber: record.item_number,
    text: record.text,
    timeOfDay: record.time_of_day,
    periods: record.periods,
  }
}

export function entryView(record: EntryRecord, { from, to }: Range): CalendarEntry {
  return {
    calendarEntryId: record.id,
    therapyArea: record.therapy_area,
    itemNumber: record.item_number,
    itemName: record.item_name,
    text: record.text,
    start: record.starts_on,
    end: record.ends_on,
    timeOfDay: record.time_of_day,
    recurrence: record.recurrence,
    interval: record.every,
    periods: partsOfDay.flatMap((period) => {
      const description = record.periods[period]
      return description ? [{ period, description }] : []
    }),
    days: occurrencesOf(seriesOf(record), from, to).map(String),
    by: record.by_name,
    on: record.at,
    rowVersion: record.row_version,
  }
}

export function deliveryView({ day, therapy_area, item_names, is_done, customer_order_id }: DeliveryRecord) {
  return {
    kind: 'delivery',
    day,
    therapyArea: therapy_area,
    itemNames: [...item_names],
    isDone: is_done,
    customerOrderId: customer_order_id,
    prescriptionId: null,
  } satisfies ComputedEntry
}

export function supplyEndView({ kind, day, therapy_area, item_names, prescription_id }: SupplyEndRecord) {
  return {
    kind,
    day,
    therapyArea: therapy_area,
    itemNames: [...item_names],
    isDone: false,
    customerOrderId: null,
    prescriptionId: prescription_id,
  } satisfies ComputedEntry
}

/** Refuses a version that somebody has changed meanwhile, and says who and what stands now. */
export function refuseStale(record: EntryRecord) {
  const { by_name: by, at: on, text, time_of_day: timeOfDay, starts_on: start } = record
  return refuse('stale', { detail: { by, on, text, timeOfDay, start } })
}
