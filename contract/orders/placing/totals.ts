import { z } from 'zod'
import { therapyArea } from '../../fields.ts'
import * as shown from '../../shown.ts'

/** The sums of an order in minor units (rules 3.8). The patient fee is part of the total, not added to it. */
export const totals = z
  .object({
    currency: shown.currency,
    lines: z.int(),
    packages: z.int(),
    subtotal: shown.minor,
    smallOrderFee: shown.minor,
    logisticsFee: shown.minor,
    expressFee: shown.minor,
    deliveryFee: shown.minor,
    vat: shown.minor,
    vatByRate: z.array(z.object({ rate: shown.rate, vat: shown.minor })),
    total: shown.minor,
    patientFee: shown.minor,
    patientFeeByArea: z.array(z.object({ therapyArea, amount: shown.minor })),
    /** What the payer of the care pays: total less patient fee. */
    payerAmount: shown.minor,
  })
  .meta({ id: 'Totals' })

export type Totals = z.output<typeof totals>

const patientFeeInput = z.object({
  therapyArea,
  method: z.enum(['per-month', 'per-withdrawal']),
  type: z.enum(['fixed', 'percentage']),
  amount: shown.minor.nullable(),
  percentage: shown.rate.nullable(),
  minimumOrderLimit: shown.minor.nullable(),
  /** Whether a fee may be typed for one order in place of the computed ones. */
  oneTimeFeeAllowed: z.boolean(),
  /** Months that this order pays for (rules 3.7); 1 when paid per withdrawal. */
  months: z.int(),
})

/** What one person pays of an order, by area. */
export const patientFeeInputs = z.array(patientFeeInput)

/** What the sums are worked out from, so that they follow every keystroke without a call. All fees are without VAT. */
export const totalsInputs = z
  .object({
    currency: shown.currency,
    payerName: z.string(),
    smallOrderFee: shown.minor,
    /** Below this subtotal the small order fee is charged; 0 = never. */
    smallOrderThreshold: shown.minor,
    logisticsRate: shown.rate,
    expressFee: shown.minor,
    /** The market's standard rate, which all fees bear. */
    feeVatRate: shown.rate,
    /** Of the one person that the order is for; empty where it is for many, or for nobody. */
    patientFees: patientFeeInputs,
  })
  .meta({ id: 'TotalsInputs' })

export type TotalsInputs = z.output<typeof totalsInputs>
