import { z } from 'zod'
import * as shown from '../../shown.ts'

/** What a client pays beside the goods from a day on, without VAT; null or 0 = off. */
export const extraFeeView = z
  .object({
    validFrom: shown.isoDate,
    smallOrderFee: shown.minor.nullable(),
    smallOrderThreshold: shown.minor.nullable(),
    logisticsPercent: shown.rate.nullable(),
    expressOrderFee: shown.minor.nullable(),
    rowVersion: shown.rowVersion,
  })
  .meta({ id: 'ExtraFeeView' })
