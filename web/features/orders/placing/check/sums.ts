import type { Totals, TotalsInputs } from '@omsorg/contract/orders/placing/totals.ts'
import { type OrderTotals, payerAmount, totalsOf } from '@omsorg/domain/orders/order/fees.ts'
import { type AreaToCharge, patientFeesOf, type PatientFeeTerms } from '@omsorg/domain/orders/order/patient-fee.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { CheckedLine } from '../order-check.ts'
import type { Proposal } from '../proposal.ts'

export interface SumFacts {
  readonly lines: readonly CheckedLine[]
  readonly isExpress: boolean
  readonly deliveryMethodCode: string
  readonly oneTimePatientFee: number | null
}

type SummedProposal = Pick<Proposal, 'totalsInputs' | 'deliveryMethods' | 'residents'>

/** The sums of the order as it stands in the browser, by the rules that the server reckons with (rules 3.7, 3.8). */
export function sumsOf(proposal: SummedProposal, facts: SumFacts): Totals {
  const { sent, priced } = pricedOf(proposal, facts)
  const patientFees = feesOfPersons(proposal, facts).flatMap(({ byArea }) => byArea)
  const patientFeeByArea = [...Map.groupBy(patientFees, ({ therapyArea }) => therapyArea)].map(
    ([therapyArea, fees]) => ({ therapyArea, amount: fees.reduce((sum, { amount }) => sum + amount, 0) }),
  )
  const patientFee = patientFeeByArea.reduce((sum, { amount }) => sum + amount, 0)
  return {
    currency: proposal.totalsInputs.currency,
    lines: sent.length,
    packages: sent.reduce((sum, each) => sum + each.sent, 0),
    subtotal: priced.subtotal,
    smallOrderFee: priced.fees.smallOrderFee.net,
    logisticsFee: priced.fees.logisticsFee.net,
    expressFee: priced.fees.expressFee.net,
    deliveryFee: priced.fees.deliveryFee.net,
    vat: priced.vat,
    vatByRate: priced.vatByRate.map(({ rate, vat }) => ({ rate, vat })),
    total: priced.total,
    patientFee,
    patientFeeByArea,
    payerAmount: payerAmount(priced.total, patientFee),
  }
}

function pricedOf(
  { totalsInputs, deliveryMethods }: SummedProposal,
  { lines, isExpress, deliveryMethodCode }: SumFacts,
): { readonly sent: readonly CheckedLine[]; readonly priced: OrderTotals } {
  const sent = lines.filter((each) => each.sent > 0)
  const priced = totalsOf({
    lines: sent.map(({ line, sent: quantity }) => ({
      pricePerPackage: line.pricePerPackage ?? 0,
      quantity,
      vatRate: line.vatRate,
    })),
    fees: totalsInputs,
    isExpress,
    deliveryFee: deliveryMethods.find((method) => method.code === deliveryMethodCode)?.fee ?? 0,
    standardVatRate: totalsInputs.feeVatRate,
  })
  return { sent, priced }
}

interface FeesOfPerson {
  readonly byArea: readonly { readonly therapyArea: TherapyArea; readonly amount: number }[]
}

/** What each person pays of the order, where she pays anything. */
export function feesOfPersons(proposal: SummedProposal, facts: SumFacts): FeesOfPerson[] {
  const { sent, priced } = pricedOf(proposal, facts)
  return payersOf(proposal).flatMap(({ careRecipientId, patientFees }) => {
    const own = sent.map(({ line }) => careRecipientId === null || line.careRecipientId === careRecipientId)
    const mine = sent.filter((_, at) => own[at])
    const pricedMine = { lines: priced.lines.filter((_, at) => own[at]) }
    const byArea = patientFeesOf(areasToCharge(patientFees, mine, pricedMine), facts.oneTimePatientFee)
      .filter(({ fee }) => fee > 0)
      .map(({ area, fee }) => ({ therapyArea: area, amount: fee }))
    return byArea.length > 0 ? [{ byArea }] : []
  })
}

/** Those who may pay a fee: each resident for herself, else the one person of the order. */
function payersOf({ residents, totalsInputs }: SummedProposal) {
  if (residents.length === 0) return [{ careRecipientId: null, patientFees: totalsInputs.patientFees }]
  return residents.map(({ careRecipient, patientFees }) => ({
    careRecipientId: careRecipient.careRecipientId,
    patientFees,
  }))
}

/** The areas of which something is sent, as the rules of the patient fee ask for them. */
function areasToCharge(
  patientFees: TotalsInputs['patientFees'],
  sent: readonly CheckedLine[],
  priced: Pick<OrderTotals, 'lines'>,
): AreaToCharge<TherapyArea>[] {
  return patientFees.flatMap((setting) => {
    const inArea = sent.map(({ line }) => line.product.therapyArea === setting.therapyArea)
    if (!inArea.includes(true)) return []
    const areaNet = priced.lines.reduce((sum, { net }, at) => sum + (inArea[at] ? net : 0), 0)
    const { oneTimeFeeAllowed } = setting
    // The proposal names the months that this withdrawal pays for, so it stands here as the one withdrawal of so many months.
    const counted = { prescriptionMonths: setting.months, withdrawals: 1, withdrawalNumber: 1 }
    return [{ area: setting.therapyArea, terms: termsOf(setting), oneTimeFeeAllowed, areaNet, ...counted }]
  })
}

/** Null where the client asks for a kind of fee that the recipient has no figure for: nothing is charged. */
function termsOf(setting: TotalsInputs['patientFees'][number]): PatientFeeTerms | null {
  const { method, type, amount, percentage, minimumOrderLimit } = setting
  if (type === 'fixed') return amount === null ? null : { method, minimumOrderLimit, type, amount }
  return percentage === null ? null : { method, minimumOrderLimit, type, rate: percentage }
}
