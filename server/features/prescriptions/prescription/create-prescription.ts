import { createPrescription as contract } from '@omsorg/contract/prescriptions/prescription/create-prescription.ts'
import { agree, refuse, type Outcome } from '@omsorg/domain/outcome.ts'
import { nothingDrawnOfRow } from '@omsorg/domain/prescriptions/row/drawn-of-row.ts'
import { prescriptionStatus, rowStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import { wordOf } from '@omsorg/domain/states.ts'
import { handle } from '../../../platform/handle.ts'
import { markPrescribed } from '../../product-selection/index.ts'
import { lockPersons } from '../locks.sql.ts'
import { removeDraft } from '../draft/drafts.sql.ts'
import { keepFee } from '../patient-fee/keep-fee.ts'
import { isInvestigationOf, type PrescribingFacts } from '../checking/facts.sql.ts'
import { mayPrescribeHere } from '../checking/gate.ts'
import { insertPrescription } from './insert-prescription.sql.ts'
import { rowToInsert } from './prescription-to-insert.ts'
import { checkWanted, offersWanted } from '../checking/check-wanted.ts'
import { wantedOf, wantedRowOf } from '../checking/wanted.ts'
import { authorOf } from '../../../platform/author.ts'

/**
 * The person is locked first, so that of many who prescribe the same at once one does and the others see it (IPS001012/13).
 */
export const createPrescription = handle(contract, async ({ input, actor, now, today, tx }) => {
  const { carePlaceId, clientId } = actor
  const { careRecipientId, therapyArea } = input
  if (!carePlaceId) return refuse('place-not-chosen')
  const rows = input.rows.map((row) => ({
    wanted: wantedRowOf(row),
    drawn: nothingDrawnOfRow,
    isNew: true,
    itemIsChecked: true,
  }))
  const whose = { care_recipient_id: careRecipientId, care_place_id: carePlaceId }
  const [, offered, here, isKnown] = await Promise.all([
    lockPersons(tx, [careRecipientId]),
    // Whoever names the place alone has its client found with it.
    clientId && offersWanted(tx, { ...whose, client_id: clientId }, actor, { rows, today }),
    mayPrescribeHere(tx, { careRecipientId, carePlaceId, therapyArea, actor, today }),
    input.investigationId === null || isInvestigationOf(tx, input.investigationId, { careRecipientId, therapyArea }),
  ])
  if (!here.ok) return here
  const facts = here.value
  if (!isKnown) return refuse('investigation-not-found', { at: 'investigationId' })
  const basedOn = investigationFor(facts, input.investigationId)
  if (!basedOn.ok) return basedOn

  const checked = await checkWanted(tx, offeredTo(facts), actor, {
    wanted: wantedOf(input, therapyArea),
    rows,
    stored: null,
    itemsThatStay: [],
    today,
    ...(offered ? { offers: offered } : {}),
  })
  if (!checked.ok) return checked
  const { settled, offers } = checked.value

  const status = settled.startsNow ? prescriptionStatus.active : prescriptionStatus.preliminary
  const change = { by: authorOf(actor), at: now }
  const productIds = [...new Set(input.rows.flatMap((row) => offers.get(row.itemNumber)?.productId ?? []))]
  const [inserted] = await Promise.all([
    insertPrescription(tx, {
      careRecipientId,
      clientId: facts.client_id,
      carePlaceId,
      market: facts.market,
      therapyArea,
      type: input.type,
      status,
      confirmedAt: input.confirm ? now : null,
      periodMonths: settled.months,
      ...settled.period,
      customerNumber: settled.customerNumber,
      payerCustomerNumber: settled.payerCustomerNumber,
      note: input.note,
      predecessorId: null,
      investigationId: basedOn.value,
      by: actor.doerId,
      onBehalfOf: actor.onBehalfOf,
      at: now,
      rows: settled.rows.map((row) => rowToInsert(row, offers)),
    }),
    input.patientFee && keepFee(tx, facts, { careRecipientId, therapyArea, fee: input.patientFee, today, change }),
    removeDraft(tx, actor, { careRecipientId, therapyArea, prescriptionId: null }),
    markPrescribed(tx, { careRecipientId, productIds, by: change.by }),
  ])

  return agree({
    careRecipientId,
    prescriptionId: inserted.id,
    status: wordOf(prescriptionStatus, status),
    startDate: settled.period.start.toString(),
    endDate: settled.period.end.toString(),
    periodMonths: settled.months,
    rowVersion: inserted.rowVersion,
    rows: inserted.rows.map((row, index) => {
      const {
        calculationMonths = 0,
        withdrawals = 0,
        packagesPerWithdrawal = 0,
        intervalDays = 0,
      } = settled.rows[index] ?? {}
      return {
        prescriptionRowId: row.id,
        itemNumber: row.itemNumber,
        calculationPeriod: calculationMonths < 3 ? null : calculationMonths,
        withdrawals,
        packagesPerWithdrawal,
        intervalDays,
        status: wordOf(rowStatus, status),
        rowVersion: row.rowVersion,
      }
    }),
  })
})

/** The investigation that is named, else the active one where the area asks for one. */
function investigationFor(
  { investigation_required: isRequired, investigation_id: active }: PrescribingFacts,
  named: number | null,
): Outcome<number | null, 'investigation-missing'> {
  if (!isRequired) return agree(named)
  return active === null ? refuse('investigation-missing') : agree(named ?? active)
}

/** What is prescribed anew is booked on an area of one's own. */
function offeredTo(facts: PrescribingFacts): PrescribingFacts {
  return { ...facts, invoice_areas: facts.invoice_areas.filter(({ isOffered }) => isOffered) }
}
