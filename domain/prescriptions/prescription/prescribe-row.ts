import { daysOf, type Period } from '../../calendar/period.ts'
import { fraction, isPositive, plus, readDecimal } from '../../fraction.ts'
import type { TherapyArea } from '../../therapy-area.ts'
import {
  calculationMonths,
  calculationPeriodFits,
  consumptionPeriod,
  dailyUse,
  needOver,
  proposedWithdrawals,
  withdrawalsFit,
  type Consumption,
  type ConsumptionPeriod,
} from '../row/consumption.ts'
import { grantOverDrawn, type DrawnOfRow } from '../row/drawn-of-row.ts'
import { expectedDaysBetween } from '../row/interval.ts'
import type { WithdrawalFacts } from '../row/withdrawals.ts'

/** How the supplier cuts the opening of an ostomy plate. */
export type CutOption = 'none' | 'standard' | 'individual'

/** The share of one flavour: packages of each withdrawal, and a decimal of the consumption as text. */
export interface WantedFlavor {
  readonly itemNumber: string
  readonly packages: number
  readonly consumption: string | null
}

/** A row as it is typed. Amounts are decimals as text, so that nothing is lost; null is left to be proposed. */
export interface WantedRow {
  readonly itemNumber: string
  readonly amount: string | null
  readonly consumptionPeriod: ConsumptionPeriod | null
  readonly calculationPeriod: 3 | 12 | null
  readonly withdrawals: number | null
  /** As somebody may send it along; it is worked out, and must only fit (IPS001016). */
  readonly withdrawalsRemaining: number | null
  readonly packagesPerWithdrawal: number | null
  readonly cutOption: CutOption | null
  readonly cutSize: number | null
  readonly invoiceAreaId: number | null
  readonly note: string
  readonly flavors: readonly WantedFlavor[]
}

/** Why an item may not be prescribed by somebody here, and so what can be done about it. */
export type WithheldReason =
  | 'not-in-agreement'
  | 'needs-wider-right'
  | 'needs-specialist'
  | 'needs-dispense-handler'
  | 'not-sellable'

/** What of an item decides whether and how it may be prescribed. */
export interface ItemToPrescribe {
  readonly therapyArea: TherapyArea
  readonly isPca: boolean
  /** Null where the item may be prescribed. */
  readonly withheld: WithheldReason | null
  readonly itemsPerPackage: number | null
  /** The flavours to choose from and whether each can be ordered; null for an item without. */
  readonly flavors: ReadonlyMap<string, boolean> | null
}

/** A row with all that it is held against. */
export interface RowToCheck {
  readonly wanted: WantedRow
  /** Null: no such item is known. */
  readonly item: ItemToPrescribe | null
  /** The draws themselves, or the figures that a page has of them. */
  readonly drawn: DrawnOfRow | WithdrawalFacts
  /** It does not stand on the prescription yet. */
  readonly isNew: boolean
  /** A row that stands already and is sent back as it was needs no right to its item. */
  readonly itemIsChecked: boolean
}

/** What can be wrong with a row. */
export type RowRefusal =
  | 'outside-agreement'
  | 'not-sellable'
  | 'item-of-other-area'
  | 'consumption-incomplete'
  | 'calculation-longer-than-period'
  | 'withdrawals-wrong'
  | 'withdrawals-below-drawn'
  | 'withdrawals-remaining-wrong'
  | 'packages-missing'
  | 'packages-below-drawn'
  | 'flavors-do-not-sum'
  | 'flavor-not-orderable'
  | 'cut-size-missing'
  | 'cut-not-allowed'
  | 'invoice-area-missing'
  | 'invoice-area-not-found'
  | 'note-not-enabled'

/** What all rows of a prescription share. */
export interface RowContext {
  readonly therapyArea: TherapyArea
  readonly period: Period
  /** M */
  readonly months: number
  /** The setting CalculationPeriodMonths. */
  readonly calculationPeriod: 3 | 12
  readonly maxWithdrawals: number | null
  readonly noteEnabled: boolean
  readonly invoiceAreaRequired: boolean
  readonly cutAllowed: boolean
  /** The areas of the customer number that the prescription has. */
  readonly invoiceAreas: ReadonlySet<number>
}

/** A row with everything filled in, as it is written. */
export interface SettledRow {
  readonly itemNumber: string
  readonly consumption: Consumption | null
  /** Months: 3 or 12, or those of a prescription of less than 3. */
  readonly calculationMonths: number
  readonly withdrawals: number
  readonly packagesPerWithdrawal: number
  readonly intervalDays: number
  readonly cutOption: CutOption | null
  readonly cutSize: number | null
  readonly invoiceAreaId: number | null
  readonly note: string
  readonly flavors: readonly WantedFlavor[]
}

/** What is wrong, and where. */
export interface RefusalAt<Name extends string> {
  readonly name: Name
  /** The path of the field, such as `rows[2].cutSize`. */
  readonly at: string
}

/** The sizes of a standard cut, in millimetres, both included (IPS001019). */
export const shortestCutSize = 15
export const longestCutSize = 70

/** The consumption that counts; none where no amount was given. */
export function consumptionOf({ amount, consumptionPeriod: per }: WantedRow): Consumption | null {
  return amount === null || per === null ? null : { amount, period: per }
}

/**
 * K as it is chosen, else the setting as far as the prescription is long enough for it (rules 3.2). Null for a
 * prescription of less than 3 months.
 */
export function calculationPeriodOf(chosen: 3 | 12 | null, months: number, setting: 3 | 12): 3 | 12 | null {
  if (chosen !== null) return chosen
  if (months < 3) return null
  return setting <= months ? setting : 3
}

/** W as it is chosen, else as it is proposed: one for every 3 months begun, within the need and the setting (O-3-22). */
export function withdrawalsOf(row: WantedRow, itemsPerPackage: number | null, context: RowContext): number {
  if (row.withdrawals !== null) return row.withdrawals
  const perDay = dailyUse(consumptionOf(row))
  const quarters = Math.min(Math.max(1, Math.ceil(context.months / 3)), context.maxWithdrawals ?? context.months)
  if (!perDay || !itemsPerPackage) return quarters
  const calculationPeriod = calculationPeriodOf(row.calculationPeriod, context.months, context.calculationPeriod)
  const need = needOver({ perDay, itemsPerPackage, prescriptionMonths: context.months, calculationPeriod })
  return proposedWithdrawals(need, context.months, context.maxWithdrawals)
}

/** Everything that is wrong with a row, first failing first; `at` is the path of the row, such as `rows[2]`. */
export function checkRow(row: RowToCheck, context: RowContext, at: string): RefusalAt<RowRefusal>[] {
  const refusals: RefusalAt<RowRefusal>[] = []
  const find = (name: RowRefusal, field: string) => refusals.push({ name, at: `${at}.${field}` })
  const { wanted, item, drawn } = row

  if (row.itemIsChecked) {
    if (!item) find('outside-agreement', 'itemNumber')
    else if (item.withheld === 'not-sellable') find('not-sellable', 'itemNumber')
    else if (item.withheld) find('outside-agreement', 'itemNumber')
    else if (!isOfArea(item, context.therapyArea)) find('item-of-other-area', 'itemNumber')
  }
  const amount = wanted.amount === null ? null : readDecimal(wanted.amount)
  if (amount && isPositive(amount) && wanted.consumptionPeriod === null) {
    find('consumption-incomplete', 'consumptionPeriod')
  }
  const calculation = calculationPeriodOf(wanted.calculationPeriod, context.months, context.calculationPeriod)
  if (!calculationPeriodFits(calculation, context.months)) find('calculation-longer-than-period', 'calculationPeriod')

  const withdrawals = withdrawalsOf(wanted, item?.itemsPerPackage ?? null, context)
  const packagesPerWithdrawal = wanted.packagesPerWithdrawal ?? 0
  const { mayHave, isBelowWithdrawals, isBelowPackages } = grantOverDrawn(drawn, { withdrawals, packagesPerWithdrawal })
  if (!withdrawalsFit(withdrawals, daysOf(context.period), context.maxWithdrawals)) {
    find('withdrawals-wrong', 'withdrawals')
  } else if (isBelowWithdrawals) find('withdrawals-below-drawn', 'withdrawals')
  if (wanted.withdrawalsRemaining !== null && wanted.withdrawalsRemaining > mayHave) {
    find('withdrawals-remaining-wrong', 'withdrawalsRemaining')
  }
  if (packagesPerWithdrawal < 1) find('packages-missing', 'packagesPerWithdrawal')
  else if (isBelowPackages) find('packages-below-drawn', 'packagesPerWithdrawal')

  const flavor = checkFlavors(wanted, item?.flavors ?? null)
  if (flavor) find(flavor.name, flavor.field)
  const cut = checkCut(wanted, context.cutAllowed)
  if (cut) find(cut.name, cut.field)
  if (wanted.invoiceAreaId === null && context.invoiceAreaRequired) find('invoice-area-missing', 'invoiceAreaId')
  if (wanted.invoiceAreaId !== null && !context.invoiceAreas.has(wanted.invoiceAreaId)) {
    find('invoice-area-not-found', 'invoiceAreaId')
  }
  if (wanted.note !== '' && !context.noteEnabled) find('note-not-enabled', 'note')
  return refusals
}

/** Pca items are told apart by their mark; some of them carry the area that they are used in. */
function isOfArea(item: ItemToPrescribe, area: TherapyArea): boolean {
  return area === 'Pca' ? item.isPca || item.therapyArea === 'Pca' : item.therapyArea === area
}

interface RowFieldRefusal<Name extends RowRefusal> {
  readonly name: Name
  readonly field: string
}

/** Rules 3.13: the flavours are those of the item, each once, and add up in packages and in consumption. */
export function checkFlavors(
  { flavors, packagesPerWithdrawal, amount }: Pick<WantedRow, 'flavors' | 'packagesPerWithdrawal' | 'amount'>,
  choices: ReadonlyMap<string, boolean> | null,
): RowFieldRefusal<'flavors-do-not-sum' | 'flavor-not-orderable'> | null {
  if (flavors.length === 0) return null
  const strange = flavors.findIndex((flavor) => choices?.get(flavor.itemNumber) !== true)
  if (strange >= 0) return { name: 'flavor-not-orderable', field: `flavors[${strange}].itemNumber` }
  const unequal = { name: 'flavors-do-not-sum', field: 'flavors' } as const
  if (new Set(flavors.map((flavor) => flavor.itemNumber)).size < flavors.length) return unequal
  const packages = flavors.reduce((sum, flavor) => sum + flavor.packages, 0)
  if (packages !== (packagesPerWithdrawal ?? 0)) return unequal
  const amounts = flavors.flatMap((flavor) => (flavor.consumption === null ? [] : [readDecimal(flavor.consumption)]))
  if (amounts.length === 0) return null
  const sum = amounts.reduce((total, each) => plus(total ?? fraction(0), each ?? fraction(0)), fraction(0))
  const whole = (amount === null ? null : readDecimal(amount)) ?? fraction(0)
  const isSame = sum?.numerator === whole.numerator && sum.denominator === whole.denominator
  return isSame ? null : unequal
}

/** A cut is for ostomy where the client allows it; the standard cut has a size of 15 to 70 mm (O-5-16, O-5-17). */
export function checkCut(
  { cutOption, cutSize }: Pick<WantedRow, 'cutOption' | 'cutSize'>,
  cutAllowed: boolean,
): RowFieldRefusal<'cut-size-missing' | 'cut-not-allowed'> | null {
  const isCut = cutOption === 'standard' || cutOption === 'individual'
  if (isCut && !cutAllowed) return { name: 'cut-not-allowed', field: 'cutOption' }
  if (cutOption === 'standard' && cutSize === null) return { name: 'cut-size-missing', field: 'cutSize' }
  return null
}

/** A row in which nothing was found, filled in as it is written. */
export function settleRow({ wanted, item }: RowToCheck, context: RowContext): SettledRow {
  const withdrawals = withdrawalsOf(wanted, item?.itemsPerPackage ?? null, context)
  const chosen = calculationPeriodOf(wanted.calculationPeriod, context.months, context.calculationPeriod)
  return {
    itemNumber: wanted.itemNumber,
    consumption: consumptionOf(wanted),
    calculationMonths: calculationMonths(chosen, context.months),
    withdrawals,
    packagesPerWithdrawal: wanted.packagesPerWithdrawal ?? 0,
    intervalDays: expectedDaysBetween(context.period, withdrawals),
    cutOption: context.cutAllowed ? wanted.cutOption : null,
    cutSize: wanted.cutOption === 'standard' ? wanted.cutSize : null,
    invoiceAreaId: wanted.invoiceAreaId,
    note: wanted.note,
    flavors: wanted.flavors,
  }
}

/** The codes of a consumption period by the words of the wire. */
export const consumptionPeriodOf: Readonly<Record<keyof typeof consumptionPeriod, ConsumptionPeriod>> =
  consumptionPeriod
