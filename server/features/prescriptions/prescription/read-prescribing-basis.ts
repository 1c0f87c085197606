import { readPrescribingBasis as contract } from '@omsorg/contract/prescriptions/prescription/read-prescribing-basis.ts'
import { ageOn } from '@omsorg/domain/age.ts'
import { shown } from '@omsorg/domain/care-recipients/identity/display.ts'
import { recipientStatus } from '@omsorg/domain/care-recipients/status/status.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { prescriptionStatus, rowStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import { wordOf } from '@omsorg/domain/states.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { productViewOf } from '../item-view.ts'
import { percentageOf } from '../patient-fee/read-patient-fee.ts'
import { readDraws } from '../row/rows-of-persons.sql.ts'
import { itemsOfBasis, usedOf } from './basis-items.ts'
import { readRunning, readSelected } from './read-prescribing-basis.sql.ts'
import { readPrescribingFacts, type PrescribingFacts } from '../checking/facts.sql.ts'
import { gateOf } from '../checking/gate.ts'
import { offersFor } from '../checking/check-wanted.ts'

export const readPrescribingBasis = handle(contract, async ({ params, actor, today, tx }) => {
  const { carePlaceId } = actor
  const { careRecipientId, therapyArea } = params
  if (!carePlaceId) return refuse('place-not-chosen')
  const [facts, selected, running, draws] = await Promise.all([
    readPrescribingFacts(tx, { careRecipientId, carePlaceId, therapyArea, today }),
    readSelected(tx, careRecipientId, therapyArea),
    readRunning(tx, careRecipientId, therapyArea),
    readDraws(tx, [careRecipientId]),
  ])
  if (!facts) return notFound()
  const gate = gateOf(facts, actor, therapyArea)
  const itemNumbers = [...selected, ...running].map((each) => each.item_number)
  const offers = await offersFor(tx, facts, actor, { itemNumbers, withFlavors: true, today })
  const { timeZone, currency } = marketOf(facts.market)

  return agree({
    careRecipient: personOf(facts, today),
    therapyArea,
    today: today.toString(),
    currency,
    can: {
      prescribe: gate.ok ? { allowed: true, reason: null } : { allowed: false, reason: gate.refusal },
    },
    investigation: { isRequired: facts.investigation_required, activeId: facts.investigation_id },
    settings: {
      prescriptionPeriodMonths: facts.prescription_period_months,
      calculationPeriodMonths: facts.calculation_period_months,
      maxWithdrawals: facts.max_withdrawals,
      minDaysBetweenWithdrawals: facts.min_days_between_withdrawals,
      invoiceAreaRequired: facts.invoice_area_required,
      noteEnabled: facts.note_enabled,
      cutOptionAllowed: facts.cut_option_allowed,
      additionsAllowed: facts.additions_allowed,
      dispenseAllowed: facts.dispense_allowed,
      showPrices: facts.show_prices,
    },
    customerNumbers: [...facts.numbers],
    ...payersOf(facts),
    invoiceAreas: facts.invoice_areas.map(({ id, ...area }) => ({ invoiceAreaId: id, ...area })),
    patientFee: facts.fee && { ...facts.fee, percentage: percentageOf(facts.fee.percentage) },
    running: running.map((row) => ({
      prescriptionId: row.prescription_id,
      prescriptionRowId: row.row_id,
      prescriptionStatus: wordOf(prescriptionStatus, row.prescription_status),
      status: wordOf(rowStatus, row.status),
      startDate: row.start_date,
      endDate: row.end_date,
      itemNumber: row.item_number,
      productGroupNumber: row.product_group_number,
      product: productViewOf(row),
      ...usedOf(row),
    })),
    items: itemsOfBasis({ facts, actor, selected, running, offers, draws, today, timeZone }),
  })
})

/** Of a protected person neither name nor age leaves the server. */
function personOf(facts: PrescribingFacts, today: Temporal.PlainDate) {
  const { protected_kind: protection, sex } = facts
  const birthDate = shown('birth-date', facts.birth_date, protection)
  return {
    careRecipientId: facts.care_recipient_id,
    protected: protection !== null,
    firstName: shown('name', facts.first_name, protection),
    lastName: shown('name', facts.last_name, protection),
    age: birthDate === null ? null : ageOn(Temporal.PlainDate.from(birthDate), today),
    gender: sex,
    status: wordOf(recipientStatus, facts.status),
    sensitivities: { latex: facts.latex_sensitive, pvc: facts.pvc_sensitive },
  }
}

/** Where the settings name who pays, nobody else may. */
function payersOf({ payers, payer_customer_number: set }: PrescribingFacts) {
  const open = set === null ? payers : payers.filter((payer) => payer.number === set)
  return {
    payers: open.map(({ number, name }) => ({ customerNumber: number, name })),
    payerCustomerNumber: set ?? open[0]?.number ?? null,
  }
}
