import type { InputOf } from '@omsorg/contract/endpoint.ts'
import { upsertEntry as contract } from '@omsorg/contract/planning/entry/upsert-entry.ts'
import type { MarketCode } from '@omsorg/domain/market.ts'
import { agree, refuse, type Outcome } from '@omsorg/domain/outcome.ts'
import { checkSeries } from '@omsorg/domain/planning/entry/change-entry.ts'
import type { Series } from '@omsorg/domain/planning/entry/occurrences.ts'
import type { PlannedArea } from '@omsorg/domain/planning/entry/parts-of-day.ts'
import { authorOf } from '../../../platform/author.ts'
import type { Transaction } from '../../../platform/database.ts'
import { handle } from '../../../platform/handle.ts'
import { lockChangeablePerson } from '../../care-recipients/index.ts'
import { keptEntry, recordEvent } from '../history/events.sql.ts'
import { agreeOn, divideEntry, writeMeant } from './divide-entry.ts'
import { insertEntry, readEntry, type Periods } from './entries.sql.ts'
import { refuseStale } from './entry-view.ts'
import { periodsWith } from './periods.ts'
import { readPlannedPerson, readProductArea } from './person.sql.ts'

type Input = InputOf<typeof contract>

/** The person is locked first: two who change the same entry come one after the other. */
export const upsertEntry = handle(contract, async ({ input, actor, now, today, tx }) => {
  const { careRecipientId, calendarEntryId } = input
  const changeable = await lockChangeablePerson(tx, careRecipientId, actor)
  if (!changeable.ok) return changeable
  const [person, record] = await Promise.all([
    readPlannedPerson(tx, careRecipientId, actor.carePlaceId),
    calendarEntryId === null ? undefined : readEntry(tx, calendarEntryId),
  ])
  if (calendarEntryId !== null && record?.care_recipient_id !== careRecipientId)
    return refuse('entry-not-found', { at: 'calendarEntryId' })
  if (record && input.rowVersion !== null && input.rowVersion !== record.row_version) return refuseStale(record)
  const area = await areaOf(tx, {
    market: actor.market,
    input,
    areas: person?.areas ?? [],
    former: record?.therapy_area ?? null,
  })
  if (!area.ok) return area

  const by = authorOf(actor)
  const words = (periods: Periods) => ({
    therapyArea: area.value,
    itemNumber: input.itemNumber,
    text: input.text,
    timeOfDay: input.timeOfDay,
    periods: input.periods ? periodsWith({}, input.periods) : periods,
  })
  if (!record) {
    const series = seriesAsked(input)
    const checked = checkSeries(series, today)
    if (!checked.ok) return checked
    const written = { words: words({}), series, by, now }
    const stored = await insertEntry(tx, careRecipientId, written)
    const entry = keptEntry(written.words, series)
    const { id } = stored
    await recordEvent(tx, {
      careRecipientId,
      planId: id,
      calendarEntryId: id,
      event: 'planned',
      former: null,
      entry,
      by,
      now,
    })
    return agreeOn(careRecipientId, stored)
  }
  const division = divideEntry(record, { ...input, today })
  if (!division.ok) return division
  const { meant } = division.value
  const series = seriesAsked(input, meant.except)
  const checked = checkSeries(series, today)
  if (!checked.ok) return checked
  return agreeOn(
    careRecipientId,
    await writeMeant(tx, record, division.value, { words: words(record.periods), series, by, now }),
  )
})

/** What comes once ends on its day; days that were taken out stay out, but not the first of them all. */
function seriesAsked(
  { start, end, recurrence, interval, scope, calendarEntryId }: Input,
  except: Series['except'] = [],
): Series {
  const startsOn = Temporal.PlainDate.from(start)
  if (recurrence === 'once' || (scope === 'one' && calendarEntryId !== null))
    return { startsOn, endsOn: startsOn, recurrence: 'once', interval: 1, except: [] }
  return {
    startsOn,
    endsOn: end === null ? null : Temporal.PlainDate.from(end),
    recurrence,
    interval,
    except: except.filter((day) => !day.equals(startsOn)),
  }
}

interface AreaAsked {
  readonly market: MarketCode
  readonly input: Input
  readonly areas: readonly PlannedArea[]
  readonly former: PlannedArea | null
}

/** The area of the product counts before any other. */
async function areaOf(
  tx: Transaction,
  { market, input, areas, former }: AreaAsked,
): Promise<Outcome<PlannedArea, 'product-unknown' | 'planning-off'>> {
  const ofProduct = input.itemNumber === null ? null : await readProductArea(tx, market, input.itemNumber)
  if (ofProduct === undefined) return refuse('product-unknown', { at: 'itemNumber' })
  const wanted = ofProduct ?? input.therapyArea ?? former ?? areas[0]
  const area = areas.find((each) => each === wanted)
  return area ? agree(area) : refuse('planning-off')
}
