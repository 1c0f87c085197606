import type { PrescriptionView } from '@omsorg/contract/prescriptions/prescription/prescription-view.ts'
import { marketOf, todayIn } from '@omsorg/domain/market.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { readOrderingContext } from '../ordering-context.ts'
import { prescriptionViewOf } from './prescription-view.ts'
import { bringUpToDate } from '../renewal/change-day-of.ts'
import { rowViewOf } from '../row/row-view.ts'
import { readStandingCounts } from '../stock/stock-counts.sql.ts'
import { readPrescriptionsById } from './search-prescriptions.sql.ts'

export interface ViewQuestion {
  readonly prescriptionId: number
  readonly careRecipientId: number
  readonly actor: Actor
  readonly now: Temporal.Instant
  readonly language: string
}

/** One prescription as every answer shows it, with its rows as they stand now; null out of reach. */
export async function readPrescriptionView(tx: Transaction, asked: ViewQuestion): Promise<PrescriptionView | null> {
  const { prescriptionId, careRecipientId, actor, now, language } = asked
  await bringUpToDate(tx, { careRecipientId, market: actor.market, now })
  const [record] = await readPrescriptionsById(tx, [prescriptionId])
  if (!record) return null
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
  if (!context) return null

  const rows = context.rows.filter((row) => row.record.prescription_id === prescriptionId)
  const today = todayIn(actor.market, now)
  const views = rows.map((row) =>
    rowViewOf(row, {
      today,
      actor,
      timeZone: marketOf(actor.market).timeZone,
      counts,
      mayOrderForPerson: context.gate.ok,
      additionsAllowed: record.additions_allowed,
    }),
  )
  const fee = context.basis.patient_fees.find((each) => each.therapyArea === record.therapy_area) ?? null
  return prescriptionViewOf(record, careRecipientId, views, fee, { actor, today })
}

/** The same of a prescription that was changed in this transaction, and is therefore in reach. */
export async function changedView(tx: Transaction, asked: ViewQuestion): Promise<PrescriptionView> {
  const view = await readPrescriptionView(tx, asked)
  if (!view) throw new Error('a prescription that was changed is out of reach')
  return view
}
