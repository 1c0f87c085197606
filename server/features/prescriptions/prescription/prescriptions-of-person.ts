import type { InputOf } from '@omsorg/contract/endpoint.ts'
import {
  prescriptionSort,
  type searchPrescriptions,
} from '@omsorg/contract/prescriptions/prescription/search-prescriptions.ts'
import type { PrescriptionView } from '@omsorg/contract/prescriptions/prescription/prescription-view.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { mostUrgent } from '@omsorg/domain/orders/supply/suggestion.ts'
import { prescriptionStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import { therapyAreas } from '@omsorg/domain/therapy-area.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { orderingAt } from '../ordering-context.ts'
import { readDrawnRows, standingRows } from '../row/rows-of-persons.ts'
import { readUpToDate } from '../renewal/change-day-of.ts'
import { prescriptionViewOf } from './prescription-view.ts'
import { rowViewOf } from '../row/row-view.ts'
import { readPrescribed } from './search-prescriptions.sql.ts'
import type { StandingRow } from '../row/standing-of-row.ts'

const running = ['preliminary', 'active', 'renew'] as const

type Asked = Pick<
  InputOf<typeof searchPrescriptions>,
  'careRecipientId' | 'statuses' | 'therapyArea' | 'sortBy' | 'sortOrder'
> & { readonly now: Temporal.Instant; readonly today: Temporal.PlainDate }

/** All that is asked for of one person, in order, with where each row stands today; null for whoever is not there for the reader. */
export async function prescriptionsOfPerson(
  tx: Transaction,
  actor: Actor,
  { careRecipientId, statuses: asked, therapyArea, sortBy, sortOrder, now, today }: Asked,
): Promise<PrescriptionView[] | null> {
  const words = asked.length > 0 ? asked : running
  const statuses = words.map((word) => prescriptionStatus[word])
  const { carePlaceId, market } = actor
  // Who sees one place alone finds nobody elsewhere.
  const here = { carePlaceId, elsewhereToo: actor.scope !== 'place', today }
  const [prescribed, drawn] = await readUpToDate(
    tx,
    { careRecipientId, market, now },
    () =>
      Promise.all([
        readPrescribed(tx, { careRecipientId, statuses, area: therapyArea ?? null, ...here }),
        readDrawnRows(tx, { careRecipientIds: [careRecipientId], statuses, ...here }),
      ]),
    ([read]) => read?.person.unwritten ?? false,
  )
  if (!prescribed) return null
  const { person, prescriptions, counts } = prescribed

  const { gate, context } = orderingAt(person, { actor, today, market })
  const { timeZone } = marketOf(market)
  const rowsOf = Map.groupBy(
    standingRows(drawn, () => context),
    (row) => row.record.prescription_id,
  )
  const found = prescriptions.map((record) => {
    const rows = rowsOf.get(record.id) ?? []
    const views = rows.map((row) =>
      rowViewOf(row, {
        today,
        actor,
        timeZone,
        counts,
        mayOrderForPerson: gate.ok,
        additionsAllowed: record.additions_allowed,
      }),
    )
    const fee = person.patient_fees.find((each) => each.therapyArea === record.therapy_area)
    return { rows, view: prescriptionViewOf(record, careRecipientId, views, fee ?? null, { actor, today }) }
  })
  const order = inOrderOf(sortBy)
  const sign = sortOrder === 'desc' ? -1 : 1
  return found
    .toSorted((one, other) => sign * order(one, other) || one.view.prescriptionId - other.view.prescriptionId)
    .map(({ view }) => view)
}

interface Found {
  readonly rows: readonly StandingRow[]
  readonly view: PrescriptionView
}

function inOrderOf(
  sort: (typeof prescriptionSort)[keyof typeof prescriptionSort],
): (one: Found, other: Found) => number {
  if (sort === prescriptionSort.startDate) {
    return (one, other) => one.view.startDate.localeCompare(other.view.startDate)
  }
  const area = ({ view }: Found) => therapyAreas.indexOf(view.therapyArea)
  if (sort === prescriptionSort.therapyArea) return (one, other) => area(one) - area(other)
  return (one, other) => urgencyOf(one) - urgencyOf(other) || area(one) - area(other)
}

const words = { 'time-to-order': 0, soon: 1, 'consumption-missing': 2, 'recently-ordered': 3 }
const daysBeyondAll = 100_000

/** What runs out first is least; the word counts before the days. */
function urgencyOf({ rows }: Found): number {
  const suggestion = mostUrgent(rows.map((row) => row.suggestion))
  if (!suggestion) return words['recently-ordered'] * daysBeyondAll + daysBeyondAll
  return words[suggestion.word] * daysBeyondAll + (suggestion.daysLeft ?? -daysBeyondAll / 2)
}
