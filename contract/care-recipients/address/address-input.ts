import { z } from 'zod'
import { city, entryCode, id, oneLine } from '../../fields.ts'
import * as shown from '../../shown.ts'

/** The parts of an address as they are typed. The zip may hold spaces and a country before it: it is stored without. */
const parts = {
  name: oneLine(100).default(''),
  careOf: oneLine(100).nullable().default(null),
  street: oneLine(100).min(1),
  zip: oneLine(12).min(1),
  city,
  countryCode: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/),
  entryCode: entryCode.nullable().default(null),
}

/** Where goods go. Without `addressId` it is a new one. */
export const deliveryAddressInput = z
  .object({
    addressId: id.nullable().default(null),
    ...parts,
    isDefault: z.boolean(),
  })
  .meta({ id: 'DeliveryAddressInput' })

/** Where invoices go: a person has one at most, and a box may stand in it. */
export const invoiceAddressInput = z.object(parts)

export type DeliveryAddressInput = z.output<typeof deliveryAddressInput>
export type InvoiceAddressInput = z.output<typeof invoiceAddressInput>

/** What was saved all the same. `at` is the path of the field as it was sent: `deliveryAddresses[0]`. */
export const addressWarning = z
  .object({
    name: z.literal('address-not-verified').describe('The postal code and the city are not known together'),
    at: z.string(),
  })
  .meta({ id: 'AddressWarning' })

export const savedAddress = z
  .object({
    addressId: shown.id,
    verified: z.boolean(),
    rowVersion: shown.rowVersion,
    warnings: z.array(addressWarning),
  })
  .meta({ id: 'SavedAddress' })

export const addressRefusals = {
  'zip-not-of-country': { code: 'COM001001' },
  'box-address': { code: 'COM001001' },
  'address-of-protected': { code: 'COM001001' },
  'address-not-found': { code: 'COM001001' },
  'one-default-needed': { code: 'COM001001' },
} as const
