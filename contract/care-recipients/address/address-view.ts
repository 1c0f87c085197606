import { z } from 'zod'
import * as shown from '../../shown.ts'

/** An address that may be delivered to. Addresses of protected persons are in no answer. */
export const addressView = z
  .object({
    addressId: shown.id,
    name: z.string(),
    careOf: z.string().nullable(),
    street: z.string(),
    city: z.string(),
    zip: z.string(),
    countryCode: z.string(),
    entryCode: z.string().nullable(),
    isDefault: z.boolean(),
  })
  .meta({ id: 'AddressView' })

export type AddressView = z.output<typeof addressView>
