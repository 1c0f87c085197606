import { percentOf, shareOut, sumOf, type BasisPoints, type Minor } from '../../money.ts'

export interface PricedLine {
  readonly pricePerPackage: Minor
  readonly quantity: number
  readonly vatRate: BasisPoints
}

/** The extra fees of the client, without VAT. 0 is off. */
export interface FeeSettings {
  readonly smallOrderFee: Minor
  /** A subtotal above 0 and below this pays the small order fee. */
  readonly smallOrderThreshold: Minor
  readonly logisticsRate: BasisPoints
  readonly expressFee: Minor
}

export interface OrderToPrice {
  /** The lines that are sent: those set aside count in no sum. */
  readonly lines: readonly PricedLine[]
  readonly fees: FeeSettings
  readonly isExpress: boolean
  /** The fee of the delivery method. */
  readonly deliveryFee: Minor
  /** The standard rate of the market, which the four fees carry. */
  readonly standardVatRate: BasisPoints
}

export interface Amount {
  readonly net: Minor
  readonly vat: Minor
}

export interface RateSum extends Amount {
  readonly rate: BasisPoints
}

export const orderFees = ['smallOrderFee', 'logisticsFee', 'expressFee', 'deliveryFee'] as const
export type OrderFee = (typeof orderFees)[number]

export interface OrderTotals {
  /** Net and share of VAT of each line, in the order of the lines. */
  readonly lines: readonly Amount[]
  readonly fees: Readonly<Record<OrderFee, Amount>>
  readonly subtotal: Minor
  /** One row per rate, in the order in which the rates first appear. */
  readonly vatByRate: readonly RateSum[]
  readonly vat: Minor
  /** Subtotal, fees and VAT. The patient fee is a part of it and is not added. */
  readonly total: Minor
}

/**
 * The sums of a customer order (rules 3.8). VAT is rounded once per rate; the lines and fees get their shares of
 * it by largest remainder, lines before fees, so that they always add up to the order.
 */
export function totalsOf({ lines, fees, isExpress, deliveryFee, standardVatRate }: OrderToPrice): OrderTotals {
  const lineNets = lines.map(netOf)
  const subtotal = sumOf(lineNets)
  const isSmall = subtotal > 0 && subtotal < fees.smallOrderThreshold
  const feeNets: Record<OrderFee, Minor> = {
    smallOrderFee: isSmall ? fees.smallOrderFee : 0,
    logisticsFee: percentOf(subtotal, fees.logisticsRate),
    expressFee: isExpress ? fees.expressFee : 0,
    deliveryFee,
  }
  const parts = [
    ...lines.map((line, index) => ({ net: lineNets[index] ?? 0, rate: line.vatRate })),
    ...orderFees.map((fee) => ({ net: feeNets[fee], rate: standardVatRate })),
  ]
  const { shares, vatByRate } = vatOn(parts)
  const amounts = parts.map(({ net }, index) => ({ net, vat: shares[index] ?? 0 }))
  const vat = sumOf(vatByRate.map((each) => each.vat))
  return {
    lines: amounts.slice(0, lines.length),
    fees: byFee(amounts.slice(lines.length)),
    subtotal,
    vatByRate,
    vat,
    total: sumOf(parts.map((part) => part.net)) + vat,
  }
}

export function netOf({ pricePerPackage, quantity }: Pick<PricedLine, 'pricePerPackage' | 'quantity'>): Minor {
  return pricePerPackage * quantity
}

/** What the payer pays beside the patient fee, which the total holds. */
export function payerAmount(total: Minor, patientFee: Minor): Minor {
  return total - patientFee
}

interface TaxedPart {
  readonly net: Minor
  readonly rate: BasisPoints
}

function vatOn(parts: readonly TaxedPart[]): { shares: Minor[]; vatByRate: RateSum[] } {
  const shares = parts.map(() => 0)
  const taxed = parts.map((part, place) => ({ ...part, place })).filter(({ net }) => net !== 0)
  const vatByRate = [...Map.groupBy(taxed, ({ rate }) => rate)].map(([rate, group]) => {
    const nets = group.map(({ net: each }) => each)
    const net = sumOf(nets)
    const vat = percentOf(net, rate)
    shareOut(vat, nets).forEach((share, index) => {
      const part = group[index]
      if (part) shares[part.place] = share
    })
    return { rate, net, vat }
  })
  return { shares, vatByRate }
}

function byFee(amounts: readonly Amount[]): Record<OrderFee, Amount> {
  const nothing = { net: 0, vat: 0 }
  const [smallOrderFee = nothing, logisticsFee = nothing, expressFee = nothing, deliveryFee = nothing] = amounts
  return { smallOrderFee, logisticsFee, expressFee, deliveryFee }
}
