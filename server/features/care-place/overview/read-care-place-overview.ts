import { readCarePlaceOverview as contract } from '@omsorg/contract/care-place/overview/read-care-place-overview.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { therapyAreas, type TherapyArea } from '@omsorg/domain/therapy-area.ts'
import { handle } from '../../../platform/handle.ts'
import { type OverviewRecord, readOverview } from './overview.sql.ts'

/** As far ahead as one plans with. */
const weeks = 8

export const readCarePlaceOverview = handle(contract, async ({ actor, now, today, tx }) => {
  const { carePlaceId } = actor
  if (carePlaceId === null) return refuse('place-not-chosen')
  const { timeZone, currency } = marketOf(actor.market)
  const startOf = (day: Temporal.PlainDate) => day.toZonedDateTime(timeZone).toInstant()
  const monday = today.subtract({ days: today.dayOfWeek - 1 })
  const month = today.with({ day: 1 })
  const former = month.subtract({ months: 1 })
  const withPersons = actor.may('CareRecipientRead')
  const found = await readOverview(tx, {
    carePlaceId,
    today,
    monday,
    weeks,
    monthFrom: startOf(month),
    formerFrom: startOf(former),
    // The same days, so that a month which has just begun is not held against a whole one.
    formerTo: startOf(former.add({ days: today.day })),
    withPersons,
  })
  if (!found) return refuse('place-not-chosen')
  const readsOrders = actor.may('OrderRead')
  const readsClaims = actor.may('OrderWrite') || actor.may('ProductPrescriptionRead')
  return agree({
    carePlaceId,
    today: today.toString(),
    readAt: now.toString(),
    need: withPersons ? { out: found.out, thisWeek: found.this_week, weeks: weeksOf(found, monday) } : null,
    renewals:
      withPersons && actor.may('PrescriptionRenewRead')
        ? {
            count: found.renewals,
            oldestOn:
              found.oldest_renewal === null
                ? null
                : Temporal.Instant.from(found.oldest_renewal).toZonedDateTimeISO(timeZone).toPlainDate().toString(),
          }
        : null,
    onTheWay: readsOrders ? { parts: found.parts, today: found.parts_today } : null,
    openClaims: readsClaims ? found.claims : null,
    costs:
      readsOrders && found.show_prices
        ? {
            month: month.toString(),
            currency,
            areas: inOrder(found.costs).map(({ therapy_area: therapyArea, net, before }) => ({
              therapyArea,
              net: Number(net),
              before: Number(before),
            })),
          }
        : null,
    store: actor.may('CarePlacePurchaseRead') ? { items: found.items, packages: found.packages } : null,
  })
})

function weeksOf({ need }: OverviewRecord, monday: Temporal.PlainDate) {
  return Array.from({ length: weeks }, (_, week) => ({
    monday: monday.add({ weeks: week }).toString(),
    areas: inOrder(need.filter((each) => each.week === week)).map(({ therapy_area: therapyArea, count }) => ({
      therapyArea,
      count,
    })),
  }))
}

function inOrder<Record extends { readonly therapy_area: TherapyArea }>(records: readonly Record[]): Record[] {
  return records.toSorted(
    (one, other) => therapyAreas.indexOf(one.therapy_area) - therapyAreas.indexOf(other.therapy_area),
  )
}
