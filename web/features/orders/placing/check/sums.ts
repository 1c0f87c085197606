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

/** The sums of the order as it stands in the browser, by the rules that the server reckons with (rules 3.7, 3.8). */
export function sumsOf(
  { totalsInputs: inputs, deliveryMethods }: Pick<Proposal, 'totalsInputs' | 'deliveryMethods'>,
  { lines, isExpress, deliveryMethodCode, oneTimePatientFee }: SumFacts,
): Totals {
  const sent = lines.filter((each) => each.sent > 0)
  const priced = totalsOf({
    lines: sent.map(({ line, sent: quantity }) => ({
      pricePerPackage: line.pricePerPackage ?? 0,
      quantity,
      vatRate: line.vatRate,
    })),
    fees: inputs,
    isExpress,
    deliveryFee: deliveryMethods.find((method) => method.code === deliveryMethodCode)?.fee ?? 0,
    standardVatRate: inputs.feeVatRate,
  })
  const patientFeeByArea = patientFeesOf(areasToCharge(inputs, sent, priced), oneTimePatientFee)
    .filter(({ fee }) => fee > 0)
    .map(({ area, fee }) => ({ therapyArea: area, amount: fee }))
  const patientFee = patientFeeByArea.reduce((sum, { amount }) => sum + amount, 0)
  return {
    currency: inputs.currency,
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

/** The areas of which something is sent, as the rules of the patient fee ask for them. */
export function areasToCharge(
  { patientFees }: TotalsInputs,
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
