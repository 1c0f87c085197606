import type { RecipientPage } from '@omsorg/contract/care-recipients/recipient/recipient-page.ts'
import { phoneText } from '@omsorg/domain/format/phone.ts'
import { postalCodeText } from '@omsorg/domain/format/postal-code.ts'
import type { AddressView } from '@omsorg/contract/care-recipients/address/address-view.ts'
import { type AddressFields, emptyAddress, type RecipientFields } from './recipient-fields.ts'

type Representative = RecipientPage['representatives'][number]

/** What is known of a person, as fields to change. What an answer holds back of a protected person stays blank. */
export function fieldsOf(person: RecipientPage): RecipientFields {
  const { countryCode, deliveryAddresses, invoiceAddress, representatives } = person
  const phone = (stored: string | null) => (stored === null ? '' : phoneText(stored, countryCode))
  const representative = (one: Representative) => ({
    guardianId: one.guardianId === null ? '' : String(one.guardianId),
    firstName: one.firstName ?? '',
    lastName: one.lastName ?? '',
    name: one.name ?? '',
    ssn: '',
    maskedNumber: one.maskedNumber ?? '',
    phone: phone(one.phone),
    email: one.email ?? '',
  })
  const usual = deliveryAddresses.find((address) => address.isDefault)
  // Who was registered before an invoice address was asked for gets invoices where the parcels go.
  const withoutInvoice = person.settings.careRecipient.invoiceAddressRequired ? 'delivery' : 'none'
  return {
    numberKind: person.temporarySsn ? 'temporary' : person.ssn || person.protected ? 'real' : 'none',
    ssn: person.ssn ?? '',
    firstName: person.firstName ?? '',
    lastName: person.lastName ?? '',
    birthDate: person.birthDate ?? '',
    gender: person.gender ?? '',
    protectedIdentity: person.protected,
    protectionKind: person.protectionKind ?? '',
    phone: phone(person.phone),
    deliveryPhone: phone(person.deliveryPhone),
    email: person.email ?? '',
    addresses: deliveryAddresses.length > 0 ? deliveryAddresses.map(addressFields) : [emptyAddress(countryCode, true)],
    invoiceTo: invoiceAddress === null ? withoutInvoice : usual && isSame(usual, invoiceAddress) ? 'delivery' : 'own',
    invoice: invoiceAddress ? addressFields(invoiceAddress) : emptyAddress(countryCode, false),
    guardians: representatives.filter(({ kind }) => kind === 'guardian').map(representative),
    trustees: representatives.filter(({ kind }) => kind === 'trustee').map(representative),
    latex: person.sensitivities.latex,
    pvc: person.sensitivities.pvc,
    referenceNumber: person.referenceNumber ?? '',
    room: person.room ?? '',
  }
}

function addressFields(address: AddressView): AddressFields {
  return {
    addressId: String(address.addressId),
    name: address.name,
    careOf: address.careOf ?? '',
    street: address.street,
    zip: postalCodeText(address.zip, address.countryCode),
    city: address.city,
    countryCode: address.countryCode,
    entryCode: address.entryCode ?? '',
    isDefault: address.isDefault,
  }
}

/** The bill goes where the parcels go. */
function isSame(one: AddressView, other: AddressView): boolean {
  const parts = ({ name, careOf, street, zip, city, countryCode }: AddressView) =>
    JSON.stringify([name, careOf ?? '', street, zip, city, countryCode])
  return parts(one) === parts(other)
}
