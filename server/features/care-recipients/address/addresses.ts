import type {
  DeliveryAddressInput,
  InvoiceAddressInput,
} from '@omsorg/contract/care-recipients/address/address-input.ts'
import { hasOneDefault } from '@omsorg/domain/care-recipients/address/default-address.ts'
import { readPostalCode } from '@omsorg/domain/format/postal-code.ts'
import { isBoxAddress } from '@omsorg/domain/orders/placing/receiver.ts'
import { agree, refuse, type Outcome } from '@omsorg/domain/outcome.ts'
import type { AddressToWrite } from './addresses.sql.ts'

type AddressRefusal = 'zip-not-of-country' | 'box-address' | 'address-not-found' | 'one-default-needed'

/** All delivery addresses of a person: each one that can be delivered to, and one of them the default (O-5-30). */
export function checkDeliveryAddresses(
  given: readonly DeliveryAddressInput[],
  storedIds: readonly number[],
): Outcome<AddressToWrite[], AddressRefusal> {
  const addresses: AddressToWrite[] = []
  for (const [index, address] of given.entries()) {
    const at = `deliveryAddresses[${index}]`
    const checked = checkDeliveryAddress(address, storedIds, at)
    if (!checked.ok) return checked
    const isTwice = checked.value.id !== null && addresses.some(({ id }) => id === checked.value.id)
    if (isTwice) return refuse('address-not-found', { at: `${at}.addressId` })
    addresses.push(checked.value)
  }
  return hasOneDefault(addresses) ? agree(addresses) : refuse('one-default-needed', { at: 'deliveryAddresses' })
}

/** A parcel goes to a door: a box cannot take it (facts 2). */
export function checkDeliveryAddress(
  given: DeliveryAddressInput,
  storedIds: readonly number[],
  at: string,
): Outcome<AddressToWrite, AddressRefusal> {
  const { addressId, isDefault } = given
  if (addressId !== null && !storedIds.includes(addressId))
    return refuse('address-not-found', { at: `${at}.addressId` })
  if (isBoxAddress(given.street)) return refuse('box-address', { at: `${at}.street` })
  const parts = checkParts(given, at)
  return parts.ok ? agree({ id: addressId, kind: 'delivery', isDefault, ...parts.value }) : parts
}

export function checkInvoiceAddress(given: InvoiceAddressInput, at: string): Outcome<AddressToWrite, AddressRefusal> {
  const parts = checkParts(given, at)
  return parts.ok ? agree({ id: null, kind: 'invoice', isDefault: false, ...parts.value }) : parts
}

/** Postal codes are stored without spaces and country (facts 2). */
function checkParts(
  { name, careOf, street, zip: typedZip, city, countryCode, entryCode }: InvoiceAddressInput,
  at: string,
): Outcome<Omit<AddressToWrite, 'id' | 'kind' | 'isDefault'>, AddressRefusal> {
  const zip = readPostalCode(typedZip, countryCode)
  if (zip === null) return refuse('zip-not-of-country', { at: `${at}.zip` })
  return agree({ name, careOf: careOf ?? '', street, zip, city, countryCode, entryCode: entryCode || null })
}
