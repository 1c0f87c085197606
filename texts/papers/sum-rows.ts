import type { Totals, TotalsInputs } from '@omsorg/contract/orders/placing/totals.ts'
import type { Formats } from '@omsorg/domain/format/formats.ts'
import type { CareTexts } from '../shape.ts'

interface SumRow {
  readonly key: string
  readonly label: string
  /** The rule behind the fee. */
  readonly note?: string
  /** With its currency. */
  readonly amount: string
}

/** The rules behind the fees: known while ordering, not of an order that is placed. */
interface FeeRules extends Pick<
  TotalsInputs,
  'smallOrderFee' | 'smallOrderThreshold' | 'logisticsRate' | 'feeVatRate'
> {
  readonly deliveryMethod: string | undefined
}

/** Products, every fee with its rule, and VAT per rate (rules 3.8). Fees that do not apply say why where it is known. */
export function sumRows(totals: Totals, t: CareTexts, f: Formats, rules?: FeeRules): SumRow[] {
  const words = t.orders.sum
  const percent = (rate: number) => f.percent(rate / 100)
  const row = (key: string, label: string, amount: number, note?: string): SumRow => ({
    key,
    label,
    amount: f.money(amount),
    ...(note && { note }),
  })
  const rows: SumRow[] = [{ ...linesRow(totals, t), amount: f.money(totals.subtotal) }]
  if (totals.smallOrderFee > 0 || (rules && rules.smallOrderThreshold > 0)) {
    rows.push(row('small', words.smallOrderFee, totals.smallOrderFee, smallOrderNote(totals, t, f, rules)))
  }
  if (totals.logisticsFee > 0) {
    const rate = rules ? percent(rules.logisticsRate) : ''
    rows.push(row('logistics', words.logistics({ percent: rate }).trim(), totals.logisticsFee))
  }
  if (totals.expressFee > 0) rows.push(row('express', words.expressFee, totals.expressFee))
  if (rules?.deliveryMethod || totals.deliveryFee > 0) {
    rows.push(row('delivery', rules?.deliveryMethod ?? t.orders.receiver.delivery, totals.deliveryFee))
  }
  for (const { rate, vat } of totals.vatByRate) {
    const reduced = rules ? rate !== rules.feeVatRate : false
    const label = reduced ? words.vatReduced({ percent: percent(rate) }) : words.vat({ percent: percent(rate) })
    rows.push(row(`vat-${rate}`, label, vat))
  }
  return rows
}

function smallOrderNote(totals: Totals, t: CareTexts, f: Formats, rules?: FeeRules): string {
  if (!rules || rules.smallOrderThreshold === 0) return ''
  const limit = f.money(rules.smallOrderThreshold)
  return totals.smallOrderFee > 0
    ? t.orders.sum.smallOrderRule({ fee: f.money(rules.smallOrderFee), limit })
    : t.orders.sum.smallOrderNone({ limit })
}

/** "3 lines, 32 packages", without its amount. */
export function linesRow(totals: Totals, t: CareTexts): SumRow {
  const lines = t.orders.wizard.lines({ count: totals.lines })
  const packages = t.common.units.packages({ count: totals.packages })
  return { key: 'lines', label: t.orders.sum.lines({ lines, packages }), amount: '' }
}

/** Who pays how much of the total; the payer's share stands where the payer is known. */
export function payerRows(totals: Totals, payer: string | null, t: CareTexts, f: Formats): SumRow[] {
  const own = totals.patientFeeByArea.map(({ therapyArea, amount }) => ({
    key: therapyArea,
    label: t.orders.sum.patientFee({ area: t.therapyAreas.short[therapyArea] }),
    amount: f.money(amount),
  }))
  return own.length === 0 || payer === null
    ? own
    : [...own, { key: 'payer', label: t.orders.sum.payer({ client: payer }), amount: f.money(totals.payerAmount) }]
}
