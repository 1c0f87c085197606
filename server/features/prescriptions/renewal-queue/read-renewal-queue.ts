import { readRenewalQueue as contract } from '@omsorg/contract/prescriptions/renewal-queue/read-renewal-queue.ts'
import type { QueueBlock, QueueRow } from '@omsorg/contract/prescriptions/renewal-queue/renewal-queue-view.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { daysBetween } from '@omsorg/domain/calendar/period.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { judgeDrawn, packagesAtPace } from '@omsorg/domain/prescriptions/renewal-queue/judge-drawn.ts'
import { leftOutBecause } from '@omsorg/domain/prescriptions/renewal/renewal.ts'
import type { Actor } from '../../../platform/actor.ts'
import { handle, type Handler } from '../../../platform/handle.ts'
import { readItemOffers, type ItemOffer } from '../../products/index.ts'
import { gateOfPlace } from '../checking/gate.ts'
import { readPlaceGate, type PlaceGateFacts } from '../checking/place-gate.sql.ts'
import { rowOfferOf } from '../renewal/renewal-facts.ts'
import { rowOfPersonView } from '../row/row-of-person.ts'
import { keptAnswers } from './kept-answers.ts'
import { readQueue, type QueueRecord } from './queue.sql.ts'

/** As many as anybody goes through in one pass. */
const mostRows = 2000

export function readRenewalQueue(seal: Seal): Handler<typeof contract.name> {
  return handle(contract, async ({ input, actor, today, tx, willShow }) => {
    const { carePlaceId, clientId, doerId } = actor
    if (!carePlaceId || !clientId) return refuse('place-not-chosen')
    const before = today.add({ days: input.withinDays })
    const [found, place, kept] = await Promise.all([
      readQueue(tx, { carePlaceId, today, before, limit: mostRows + 1 }),
      readPlaceGate(tx, carePlaceId),
      keptAnswers(tx, seal, { doerId, carePlaceId }),
    ])
    if (!place) return refuse('place-not-chosen')
    const records = found.slice(0, mostRows)
    const itemNumbers = [...new Set(records.map((each) => each.item_number))]
    const reading =
      itemNumbers.length > 0
        ? readItemOffers(tx, { actor, clientId, carePlaceId, itemNumbers, context: 'search', today })
        : new Map<string, ItemOffer>()
    willShow([...new Set(records.map((each) => each.care_recipient_id))])
    const offers = await reading
    return agree({
      rows: records.map((record) => rowOf(record, { today, offers, place, actor })),
      hasMore: found.length > mostRows,
      today: today.toString(),
      before: before.toString(),
      kept: [...kept.answers],
      keptOn: kept.keptOn,
    })
  })
}

interface QueueFacts {
  readonly today: Temporal.PlainDate
  readonly offers: ReadonlyMap<string, ItemOffer>
  readonly place: PlaceGateFacts
  readonly actor: Actor
}

/** Why the row cannot be renewed here: all in the queue are active at the place, so the gate asks nothing of a person. */
function blockOf(record: QueueRecord, { offers, place, actor }: QueueFacts): QueueBlock | null {
  if (record.successor_waiting) return 'successor-waiting'
  const gate = gateOfPlace(place, actor, record.therapy_area)
  return gate.ok ? leftOutBecause(rowOfferOf(offers.get(record.item_number))) : gate.refusal
}

function rowOf(record: QueueRecord, facts: QueueFacts): QueueRow {
  const { today } = facts
  const start = Temporal.PlainDate.from(record.start_date)
  const end = Temporal.PlainDate.from(record.end_date)
  const drawn = {
    withdrawals: record.withdrawals,
    packagesPerWithdrawal: record.packages_per_withdrawal,
    packagesDrawn: record.packages_drawn,
    period: { start, end },
    today,
  }
  const block = blockOf(record, facts)
  return {
    ...rowOfPersonView(record),
    prescriptionId: record.prescription_id,
    endDate: record.end_date,
    daysLeft: daysBetween(today, end),
    withdrawals: record.withdrawals,
    packagesPerWithdrawal: record.packages_per_withdrawal,
    packagesDrawn: record.packages_drawn,
    judgement: judgeDrawn(drawn),
    packagesAtPace: packagesAtPace(drawn),
    can: { allowed: block === null, reason: block },
    asked: record.asked ? { requester: record.requester, message: record.message } : null,
    declined:
      record.declined_at === null
        ? null
        : { by: record.declined_by, on: record.declined_at, reason: record.declined_reason ?? '' },
  }
}
