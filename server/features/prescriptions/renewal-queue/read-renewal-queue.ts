import { readRenewalQueue as contract } from '@omsorg/contract/prescriptions/renewal-queue/read-renewal-queue.ts'
import type { QueueBlock, QueueRow } from '@omsorg/contract/prescriptions/renewal-queue/renewal-queue-view.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { daysBetween } from '@omsorg/domain/calendar/period.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { judgeDrawn, packagesAtPace } from '@omsorg/domain/prescriptions/renewal-queue/judge-drawn.ts'
import { leftOutBecause } from '@omsorg/domain/prescriptions/renewal/renewal.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { handle, type Handler } from '../../../platform/handle.ts'
import { readItemOffers, type ItemOffer } from '../../products/index.ts'
import { mayPrescribeHere } from '../checking/gate.ts'
import { rowOfferOf } from '../renewal/renewal-facts.ts'
import { rowOfPersonView } from '../row/row-of-person.ts'
import { keptAnswers } from './kept-answers.ts'
import { readQueue, type QueueRecord } from './queue.sql.ts'

/** As many as anybody goes through in one pass. */
const mostRows = 2000

export function readRenewalQueue(seal: Seal): Handler<typeof contract.name> {
  return handle(contract, async ({ input, actor, today, tx }) => {
    const { carePlaceId, clientId, doerId } = actor
    if (!carePlaceId || !clientId) return refuse('place-not-chosen')
    const before = today.add({ days: input.withinDays })
    const [found, kept] = await Promise.all([
      readQueue(tx, { carePlaceId, today, before, limit: mostRows + 1 }),
      keptAnswers(tx, seal, { doerId, carePlaceId }),
    ])
    const records = found.slice(0, mostRows)
    const itemNumbers = [...new Set(records.map((each) => each.item_number))]
    const [offers, gates] = await Promise.all([
      readItemOffers(tx, { actor, clientId, carePlaceId, itemNumbers, context: 'search', today }),
      gatesOf(tx, records, { actor, carePlaceId, today }),
    ])
    return agree({
      rows: records.map((record) => rowOf(record, { today, offers, gates })),
      hasMore: found.length > mostRows,
      today: today.toString(),
      before: before.toString(),
      kept: [...kept.answers],
      keptOn: kept.keptOn,
    })
  })
}

type Gates = ReadonlyMap<TherapyArea, QueueBlock | null>

/** Whether anything may be prescribed in each area here: of what counts only the person differs, and all here are active. */
async function gatesOf(
  tx: Transaction,
  records: readonly QueueRecord[],
  question: { readonly actor: Actor; readonly carePlaceId: string; readonly today: Temporal.PlainDate },
): Promise<Gates> {
  const areas = new Map(records.map((each) => [each.therapy_area, each.care_recipient_id]))
  return new Map(
    await Promise.all(
      [...areas].map(async ([therapyArea, careRecipientId]) => {
        const gate = await mayPrescribeHere(tx, { ...question, careRecipientId, therapyArea })
        const block = gate.ok ? null : gate.refusal === 'recipient-not-found' ? 'place-not-chosen' : gate.refusal
        return [therapyArea, block] as const
      }),
    ),
  )
}

function blockOf(
  record: QueueRecord,
  { offers, gates }: { readonly offers: ReadonlyMap<string, ItemOffer>; readonly gates: Gates },
): QueueBlock | null {
  if (record.successor_waiting) return 'successor-waiting'
  return gates.get(record.therapy_area) ?? leftOutBecause(rowOfferOf(offers.get(record.item_number)))
}

function rowOf(
  record: QueueRecord,
  facts: {
    readonly today: Temporal.PlainDate
    readonly offers: ReadonlyMap<string, ItemOffer>
    readonly gates: Gates
  },
): QueueRow {
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
