import type { PlanChange, PlanState } from '@omsorg/contract/planning/history/plan-change.ts'
import { listPlanChanges as contract } from '@omsorg/contract/planning/history/list-plan-changes.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { partsOfDay } from '@omsorg/domain/planning/entry/parts-of-day.ts'
import { handle } from '../../../platform/handle.ts'
import { readEntry } from '../entry/entries.sql.ts'
import { readPlannedPerson } from '../entry/person.sql.ts'
import { readEvents, type EventRecord, type KeptEntry } from './events.sql.ts'

export const listPlanChanges = handle(contract, async ({ input, actor, tx }) => {
  const { careRecipientId, calendarEntryId, page, pageSize } = input
  const [person, entry] = await Promise.all([
    readPlannedPerson(tx, careRecipientId, actor.carePlaceId),
    calendarEntryId === null ? undefined : readEntry(tx, calendarEntryId),
  ])
  if (!person) return refuse('recipient-not-found', { at: 'careRecipientId' })
  const { areas } = person
  if (areas.length === 0) return refuse('planning-off')
  if (calendarEntryId !== null && entry?.care_recipient_id !== careRecipientId)
    return refuse('entry-not-found', { at: 'calendarEntryId' })
  const { found, rows } = await readEvents(tx, {
    careRecipientId,
    planId: entry?.plan_id ?? null,
    areas,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  })
  return agree({ careRecipientId, entities: rows.map(changeView), totalCount: found, page, pageSize })
})

function changeView(record: EventRecord): PlanChange {
  return {
    calendarEventId: record.id,
    calendarEntryId: record.calendar_entry_id,
    event: record.event,
    day: record.day,
    scope: record.scope,
    former: stateView(record.former, record.former_item),
    entry: stateView(record.entry, record.entry_item),
    by: record.by_name,
    on: record.at,
    canBeTakenBack: record.can_be_taken_back,
  }
}

function stateView(kept: KeptEntry | null, itemName: string | null): PlanState | null {
  if (!kept) return null
  const { except: _days, periods, ...state } = kept
  return {
    ...state,
    itemName,
    periods: partsOfDay.flatMap((period) => {
      const description = periods[period]
      return description ? [{ period, description }] : []
    }),
  }
}
