import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { getCalendar as contract } from '@omsorg/contract/planning/entry/get-calendar.ts'
import { daysOf, isOnOrBefore } from '@omsorg/domain/calendar/period.ts'
import { agree, refuse, type Outcome } from '@omsorg/domain/outcome.ts'
import { isLookedAt } from '@omsorg/domain/planning/entry/shown-days.ts'
import { longestRange } from '@omsorg/domain/planning/entry/parts-of-day.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { handle } from '../../../platform/handle.ts'
import { readDeliveries, readSupplyEnds } from './computed.sql.ts'
import { readEntries, type Range } from './entries.sql.ts'
import { deliveryView, entryView, supplyEndView } from './entry-view.ts'
import { readOrderByDays } from './order-by-days.ts'
import { readPlannedPerson, readProducts } from './person.sql.ts'

/** What comes of orders and prescriptions is told to whoever may read those. */
export const getCalendar = handle(contract, async ({ input, actor, today, tx }) => {
  const { careRecipientId } = input
  const range = { from: Temporal.PlainDate.from(input.from), to: Temporal.PlainDate.from(input.to) }
  if (!isOnOrBefore(range.from, range.to)) return refuse('ends-before-start', { at: 'to' })
  if (daysOf({ start: range.from, end: range.to }) > longestRange) return refuse('range-too-long', { at: 'to' })
  if (!isLookedAt(range.from, today) && !isLookedAt(range.to, today)) return refuse('range-too-long', { at: 'to' })
  return readCalendar(tx, actor, { careRecipientId, range, today })
})

type Answer = Outcome<AnswerOf<typeof contract>, 'recipient-not-found' | 'planning-off'>

interface CalendarAsked {
  readonly careRecipientId: number
  readonly range: Range
  readonly today: Temporal.PlainDate
}

/** What stands in a range of days, as the actor may see it. */
export async function readCalendar(
  tx: Transaction,
  actor: Actor,
  { careRecipientId, range, today }: CalendarAsked,
): Promise<Answer> {
  const person = await readPlannedPerson(tx, careRecipientId, actor.carePlaceId)
  if (!person) return refuse('recipient-not-found', { at: 'careRecipientId' })
  const { areas } = person
  if (areas.length === 0) return refuse('planning-off')

  const asked = { careRecipientId, areas, ...range }
  const [entries, deliveries, ends, orderByDays, products] = await Promise.all([
    readEntries(tx, careRecipientId, range),
    actor.may('OrderRead') ? readDeliveries(tx, asked) : [],
    actor.may('ProductPrescriptionRead') ? readSupplyEnds(tx, asked) : [],
    actor.may('ProductPrescriptionRead') ? readOrderByDays(tx, asked, { carePlaceId: actor.carePlaceId, today }) : [],
    actor.may('ProductPrescriptionRead') ? readProducts(tx, careRecipientId, areas) : [],
  ])
  return agree({
    careRecipientId,
    today: today.toString(),
    areas: [...areas],
    entries: entries
      .filter(({ therapy_area }) => areas.includes(therapy_area))
      .map((each) => entryView(each, range))
      .filter(({ days }) => days.length > 0),
    computed: [...deliveries.map(deliveryView), ...[...ends, ...orderByDays].map(supplyEndView)],
    products: products.map(({ item_number, name, therapy_area }) => ({
      itemNumber: item_number,
      name,
      therapyArea: therapy_area,
    })),
    can: { write: writing(actor, person.is_active) },
  })
}

function writing(actor: Pick<Actor, 'may'>, isActive: boolean) {
  if (!actor.may('CareRecipientWrite')) return { allowed: false, reason: 'right-missing' } as const
  return isActive ? { allowed: true, reason: null } : ({ allowed: false, reason: 'person-inactive' } as const)
}
