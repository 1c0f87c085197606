import { readHistoryItem as contract } from '@omsorg/contract/prescriptions/history/read-history-item.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { additionViewOf } from '../addition/addition-view.ts'
import { readOrderingContext } from '../ordering-context.ts'
import { prescriptionViewOf } from '../prescription/prescription-view.ts'
import { bringUpToDate } from '../renewal/change-day-of.ts'
import { rowViewOf } from '../row/row-view.ts'
import { readStandingCounts } from '../stock/stock-counts.sql.ts'
import { readPrescriptionsById } from '../prescription/search-prescriptions.sql.ts'
import { eventsOf } from './events.ts'
import { historyEntryOf } from './history-entry.ts'
import { readLineage } from './read-prescription-history.sql.ts'

export const readHistoryItem = handle(contract, async ({ input, actor, now, today, language, tx }) => {
  const [lineage] = await readLineage(tx, [input.prescriptionId])
  if (!lineage) return refuse('prescription-not-found', { at: 'prescriptionId' })
  const careRecipientId = lineage.care_recipient_id
  await bringUpToDate(tx, { careRecipientId, market: actor.market, now })
  const [record] = await readPrescriptionsById(tx, [input.prescriptionId])
  if (!record) return refuse('prescription-not-found', { at: 'prescriptionId' })
  const { carePlaceId } = actor
  const question = {
    careRecipientId,
    carePlaceId,
    elsewhereToo: true,
    actor,
    now,
    language,
    statuses: [record.status],
  }
  const [context, counts] = await Promise.all([
    readOrderingContext(tx, question, actor.market),
    readStandingCounts(tx, careRecipientId),
  ])
  if (!context) return refuse('prescription-not-found', { at: 'prescriptionId' })

  const rows = context.rows.filter((row) => row.record.prescription_id === record.id)
  const views = rows.map((row) => {
    const view = rowViewOf(row, {
      today,
      actor,
      timeZone: marketOf(actor.market).timeZone,
      counts,
      mayOrderForPerson: context.gate.ok,
      additionsAllowed: record.additions_allowed,
    })
    return { ...view, additions: row.additions.map((addition) => additionViewOf(row, addition)).toReversed() }
  })
  const fee = context.basis.patient_fees.find((each) => each.therapyArea === record.therapy_area) ?? null
  return agree({
    ...historyEntryOf(record, lineage, { actor, today }),
    today: today.toString(),
    patientFee: prescriptionViewOf(record, careRecipientId, [], fee, { actor, today }).patientFee,
    rows: views,
    events: await eventsOf(tx, {
      careRecipientId,
      prescriptionId: record.id,
      therapyArea: record.therapy_area,
      itemNumbers: new Set(rows.map((row) => row.record.item_number)),
    }),
  })
})
