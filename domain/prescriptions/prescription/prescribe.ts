import { isOnOrBefore } from '../../calendar/period.ts'
import type { TherapyArea } from '../../therapy-area.ts'
import { prescriptionStatus, type PrescriptionType } from '../row/row.ts'
import {
  checkPrescriptionPeriod,
  type PeriodInMonths,
  type PeriodRefusal,
  type StoredStart,
  type WantedPeriod,
} from './prescribe-period.ts'
import {
  checkRow,
  settleRow,
  type RowContext,
  type RefusalAt,
  type RowRefusal,
  type RowToCheck,
  type SettledRow,
} from './prescribe-row.ts'

/** How often a patient fee is taken. */
export type FeeMethod = 'per-month' | 'per-withdrawal'
/** Whether a patient fee is an amount of money or a share of the price. */
export type FeeType = 'fixed' | 'percentage'

/** The fee as it is typed: minor units, or hundredths of a percent. Method and type may be sent along. */
export interface WantedFee {
  readonly method?: FeeMethod | undefined
  readonly type?: FeeType | undefined
  readonly amount: number | null
  readonly percentage: number | null
}

/** The patient fee as the client has set it for the area. */
export interface FeeSetting {
  readonly method: FeeMethod
  readonly type: FeeType
}

/** The head of a prescription as it is sent; `confirm` asks for more than a draft. */
export interface WantedPrescription extends WantedPeriod {
  readonly therapyArea: TherapyArea
  readonly type: PrescriptionType
  readonly customerNumber: string | null
  readonly payerCustomerNumber: string | null
  readonly patientDataOwnerId: string | null
  readonly note: string
  readonly fee: WantedFee | null
  readonly confirm: boolean
}

/** What client and care place have set for the area. */
export interface PrescribingSettings {
  readonly calculationPeriod: 3 | 12
  readonly maxWithdrawals: number | null
  readonly noteEnabled: boolean
  readonly invoiceAreaRequired: boolean
  readonly dispenseAllowed: boolean
  /** CutOptionAllowed of the area. */
  readonly cutAllowed: boolean
  /** PayerCustomerNumber; null = not set. */
  readonly payerCustomerNumber: string | null
}

/** All that a prescription is judged by. */
export interface PrescribeFacts {
  readonly today: Temporal.PlainDate
  readonly wanted: WantedPrescription
  /** What stands already, when a prescription is changed. */
  readonly stored: StoredStart | null
  readonly settings: PrescribingSettings
  /** The numbers of the area here, the usual one first. */
  readonly customerNumbers: readonly string[]
  readonly payers: readonly string[]
  readonly patientDataOwnerId: string
  /** Null where the client takes no fee in the area. */
  readonly feeSetting: FeeSetting | null
  readonly invoiceAreas: readonly { readonly id: number; readonly customerNumber: string }[]
  /** The items of each other prescription of the area that runs. */
  readonly running: readonly (readonly string[])[]
  readonly rows: readonly RowToCheck[]
  /** Rows of a running prescription that stay beside the sent ones: their items cannot come twice. */
  readonly itemsThatStay: readonly string[]
}

/** What can be wrong with a prescription, its head and its rows. */
export type PrescribeRefusal =
  | PeriodRefusal
  | RowRefusal
  | 'no-rows'
  | 'type-not-allowed'
  | 'customer-number-missing'
  | 'payer-mismatch'
  | 'data-owner-wrong'
  | 'fee-not-by-setting'
  | 'prescription-exists'
  | 'row-exists'

/** A prescription with everything filled in, as it is written. */
export interface SettledPrescription extends PeriodInMonths {
  readonly customerNumber: string
  readonly payerCustomerNumber: string | null
  /** Confirmed with a start that has come: it counts from now on. */
  readonly startsNow: boolean
  readonly rows: readonly SettledRow[]
}

/** What a judgement comes to. */
export interface CheckedPrescription {
  /** All that is wrong, first failing first: a call refuses by the first, a form shows each at its field. */
  readonly refusals: readonly RefusalAt<PrescribeRefusal>[]
  /** Null while anything is wrong. */
  readonly settled: SettledPrescription | null
}

/**
 * Judges a whole prescription, for the call that writes it and for the form that fills it in
 * (rules 3.1 to 3.4, 3.7, 3.13; IPS001004 to 1022). A draft is held to the same rules as what is confirmed; only what
 * starts now is compared with what runs.
 */
export function checkPrescription(facts: PrescribeFacts): CheckedPrescription {
  const { wanted, settings, today } = facts
  const refusals: RefusalAt<PrescribeRefusal>[] = []
  const find = (name: PrescribeRefusal, at: string) => refusals.push({ name, at })

  if (facts.rows.length === 0) find('no-rows', 'rows')
  const checkedPeriod = checkPrescriptionPeriod(today, wanted, facts.stored)
  if (!checkedPeriod.ok) find(checkedPeriod.refusal, checkedPeriod.at ?? 'startDate')
  if (wanted.type === 'dispense' && !settings.dispenseAllowed) find('type-not-allowed', 'type')
  if (wanted.patientDataOwnerId !== null && wanted.patientDataOwnerId !== facts.patientDataOwnerId) {
    find('data-owner-wrong', 'patientDataOwnerId')
  }
  const customerNumber = wanted.customerNumber ?? facts.customerNumbers[0]
  if (customerNumber === undefined || !facts.customerNumbers.includes(customerNumber)) {
    find('customer-number-missing', 'customerNumber')
  }
  const payer = payerOf(facts)
  if (payer === undefined) find('payer-mismatch', 'payerCustomerNumber')
  const fee = wanted.fee && checkFee(wanted.fee, facts.feeSetting)
  if (fee !== null) find('fee-not-by-setting', `patientFee${fee}`)
  if (wanted.note !== '' && !settings.noteEnabled) find('note-not-enabled', 'note')

  const startsNow = wanted.confirm && isOnOrBefore(wanted.start, today)
  const items = facts.rows.map((row) => row.wanted.itemNumber)
  const begins = startsNow && !(facts.stored && facts.stored.status !== prescriptionStatus.preliminary)
  const isRunning = begins && facts.running.some((other) => other.length > 0 && isSameSet(other, items))
  if (isRunning) find('prescription-exists', 'rows')

  const { period, months } = checkedPeriod.ok ? checkedPeriod.value : assumed(wanted.start)
  const context: RowContext = {
    ...settings,
    therapyArea: wanted.therapyArea,
    period,
    months,
    invoiceAreas: new Set(
      facts.invoiceAreas.filter((area) => area.customerNumber === customerNumber).map((area) => area.id),
    ),
  }
  for (const [index, row] of facts.rows.entries()) {
    const at = `rows[${index}]`
    const item = row.wanted.itemNumber
    const isTwice = items.indexOf(item) < index || facts.itemsThatStay.includes(item)
    const isJoining = begins || (startsNow && row.isNew)
    const runsElsewhere = isJoining && !isRunning && facts.running.some((other) => other.includes(item))
    if (isTwice || runsElsewhere) find('row-exists', `${at}.itemNumber`)
    // What hangs on the period is not judged by a period that is wrong itself.
    const found = checkRow(row, context, at)
    refusals.push(...found.filter(({ name }) => checkedPeriod.ok || !hangsOnPeriod.has(name)))
  }
  if (refusals.length > 0 || !checkedPeriod.ok || customerNumber === undefined) return { refusals, settled: null }
  return {
    refusals,
    settled: {
      ...checkedPeriod.value,
      customerNumber,
      payerCustomerNumber: payer ?? null,
      startsNow,
      rows: facts.rows.map((row) => settleRow(row, context)),
    },
  }
}

const hangsOnPeriod: ReadonlySet<RowRefusal> = new Set([
  'calculation-longer-than-period',
  'withdrawals-wrong',
  'withdrawals-below-drawn',
  'withdrawals-remaining-wrong',
])

/** A year, by which the rest of the form is judged while its period is wrong. */
function assumed(start: Temporal.PlainDate): PeriodInMonths {
  return { period: { start, end: start.add({ days: 364 }) }, months: 12 }
}

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  const items = new Set(one)
  return items.size === new Set(other).size && other.every((item) => items.has(item))
}

/**
 * Who pays: what is set, else what is asked for, else the payer of the area; null where there is none. Undefined is a
 * mismatch: another than the one that is set, or a number that no payer of the area has (IPS001004).
 */
function payerOf({ wanted, settings, payers }: PrescribeFacts): string | null | undefined {
  const { payerCustomerNumber: set } = settings
  const { payerCustomerNumber: asked } = wanted
  if (set !== null && asked !== null && asked !== set) return undefined
  const payer = set ?? asked ?? payers[0] ?? null
  return payer === null || payers.includes(payer) ? payer : undefined
}

/**
 * Whether a fee is of the kind that the client's setting asks for (IPS001005). Answers the path of what is not, beginning with
 * a dot, or '' where no fee is taken at all; null when all is well.
 */
export function checkFee(fee: WantedFee, setting: FeeSetting | null): string | null {
  if (!setting) return ''
  if (fee.method !== undefined && fee.method !== setting.method) return '.method'
  if (fee.type !== undefined && fee.type !== setting.type) return '.type'
  if (setting.type === 'fixed') {
    if (fee.percentage !== null) return '.percentage'
    return fee.amount === null ? '.amount' : null
  }
  if (fee.amount !== null) return '.amount'
  return fee.percentage === null ? '.percentage' : null
}
