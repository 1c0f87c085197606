import { z } from 'zod'
import { marketCode } from '../../fields.ts'
import * as shown from '../../shown.ts'

/** By which settings and orders know a method: it begins with a letter and has no blank, so that it stands in an address. */
export const methodCode = z
  .string()
  .trim()
  .min(2)
  .max(40)
  .regex(/^\p{L}[\p{L}\p{N}._-]+$/u)

/** A delivery method as lists show it: its words in the language of the call, else in English (O-C13). */
export const deliveryMethodView = z
  .object({
    id: shown.id,
    code: z.string(),
    marketAreaCode: marketCode,
    name: z.string(),
    description: z.string(),
    fee: shown.minor,
    needsDeliveryPoint: z.boolean(),
    rowVersion: shown.rowVersion,
  })
  .meta({ id: 'DeliveryMethodView' })
