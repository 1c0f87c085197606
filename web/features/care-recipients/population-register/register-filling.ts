import { postalCodeText } from '@omsorg/domain/format/postal-code.ts'
import type { RecipientFields } from '../recipient/form/recipient-fields.ts'
import type { RegisterAnswer } from './use-register.ts'

type Before = Pick<RecipientFields, 'addresses' | 'birthDate' | 'gender'>

/**
 * What the register's answer fills in: name, birth date, sex and the first address that is not stored yet. Of a protected
 * person it tells the kind of protection alone, and what may have been typed of an address goes (facts 4.3).
 */
export function filledBy(
  { result, person, protectionKind }: RegisterAnswer,
  before: Before,
  empty: RecipientFields['addresses'],
): Partial<RecipientFields> {
  if (result === 'protected' && protectionKind) {
    return { protectedIdentity: true, protectionKind, addresses: [...empty], phone: '', deliveryPhone: '', email: '' }
  }
  if (result !== 'found' || !person) return {}
  const { firstName, lastName, birthDate, gender, address } = person
  return {
    firstName,
    lastName,
    ...(birthDate ? { birthDate } : {}),
    ...(gender && before.gender === '' ? { gender } : {}),
    ...(address
      ? { addresses: before.addresses.map((each, at) => (at === 0 ? withRegistered(each, address) : each)) }
      : {}),
  }
}

/**
 * What a look-up of another number had filled in, taken back where nobody has written over it: a name must not stay beside
 * the number of somebody else.
 */
export function takenBack(
  { person }: RegisterAnswer,
  before: Pick<RecipientFields, 'firstName' | 'lastName' | 'addresses'>,
): Partial<RecipientFields> {
  if (!person) return {}
  const { firstName, lastName, address } = person
  const isHere = before.addresses[0]?.street === address?.street
  return {
    ...(before.firstName === firstName ? { firstName: '' } : {}),
    ...(before.lastName === lastName ? { lastName: '' } : {}),
    ...(address && isHere
      ? { addresses: before.addresses.map((each, at) => (at === 0 ? withRegistered(each, blank(address)) : each)) }
      : {}),
  }
}

function blank({ countryCode }: Registered): Registered {
  return { careOf: null, street: '', zip: '', city: '', countryCode }
}

type Registered = NonNullable<NonNullable<RegisterAnswer['person']>['address']>
type Address = RecipientFields['addresses'][number]

function withRegistered(before: Address, { careOf, street, zip, city, countryCode }: Registered): Address {
  return { ...before, careOf: careOf ?? '', street, zip: postalCodeText(zip, countryCode), city, countryCode }
}
