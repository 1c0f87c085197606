import { z } from 'zod'
import { therapyArea } from '../../fields.ts'
import * as shown from '../../shown.ts'

/** Method, type and limit are the client's; amount or percentage is the person's (rules 3.7). */
export const patientFeeView = z
  .object({
    therapyArea,
    method: z.enum(['per-month', 'per-withdrawal']),
    type: z.enum(['fixed', 'percentage']),
    amount: shown.minor.nullable(),
    percentage: shown.rate.nullable(),
    minimumOrderLimit: shown.minor.nullable(),
  })
  .meta({ id: 'PatientFeeView' })
