import type { createCareRecipient } from '@omsorg/contract/care-recipients/recipient/create-care-recipient.ts'
import type { RecipientPage } from '@omsorg/contract/care-recipients/recipient/recipient-page.ts'
import type { updateCareRecipient } from '@omsorg/contract/care-recipients/recipient/update-care-recipient.ts'
import type { InputOf } from '@omsorg/contract/endpoint.ts'
import { readDay } from '@omsorg/domain/format/parse-day.ts'
import { readPostalCode } from '@omsorg/domain/format/postal-code.ts'
import type { AddressFields, RecipientFields, RepresentativeFields } from './recipient-fields.ts'

type Created = InputOf<typeof createCareRecipient>
type Updated = InputOf<typeof updateCareRecipient>

/** What is sent to register a person. Of a protected one no way to reach her is kept (facts 4.3). */
export function toCreate(filled: RecipientFields): Created {
  const { numberKind, protectedIdentity, protectionKind } = filled
  return {
    ...personOf(filled),
    ssn: numberKind === 'none' ? null : written(filled.ssn),
    temporarySsn: numberKind === 'temporary',
    protectionKind: protectedIdentity && protectionKind !== '' ? protectionKind : null,
  }
}

/** What replaces a person's data. `ssn` is null where it stands as it is; so are the names of a protected one. */
export function toUpdate(
  filled: RecipientFields,
  person: Pick<RecipientPage, 'careRecipientId' | 'rowVersion' | 'protected' | 'ssn'>,
): Updated {
  const number = written(filled.ssn)
  const isChanged = filled.numberKind !== 'none' && number !== person.ssn
  return {
    ...personOf(filled),
    // What nobody can see cannot be sent back, and stays as it is.
    ...(person.protected ? { firstName: null, lastName: null, guardians: [], trustee: null } : {}),
    careRecipientId: person.careRecipientId,
    rowVersion: person.rowVersion,
    ssn: isChanged ? number : null,
    temporarySsn: filled.numberKind === 'temporary',
    moved: null,
  }
}

function personOf(filled: RecipientFields) {
  const { protectedIdentity, gender, addresses, guardians, trustees } = filled
  const [trustee] = trustees
  return {
    firstName: filled.firstName.trim(),
    lastName: filled.lastName.trim(),
    birthDate: readDay(filled.birthDate),
    gender: gender === '' ? null : gender,
    phone: protectedIdentity ? null : written(filled.phone),
    deliveryPhone: protectedIdentity ? null : written(filled.deliveryPhone),
    email: protectedIdentity ? null : written(filled.email),
    referenceNumber: filled.referenceNumber.trim(),
    room: filled.room.trim(),
    sensitivities: { latex: filled.latex, pvc: filled.pvc },
    guardians: guardians.map((guardian) => ({
      guardianId: guardian.guardianId === '' ? null : Number(guardian.guardianId),
      firstName: guardian.firstName.trim(),
      lastName: guardian.lastName.trim(),
      ...representativeOf(guardian),
    })),
    trustee: trustee ? { name: trustee.name.trim(), ...representativeOf(trustee) } : null,
    deliveryAddresses: protectedIdentity
      ? []
      : addresses.map((address) => ({
          addressId: address.addressId === '' ? null : Number(address.addressId),
          ...addressOf(address),
          isDefault: address.isDefault,
        })),
    invoiceAddress: protectedIdentity ? null : invoiceOf(filled),
  }
}

function invoiceOf({ invoiceTo, invoice, addresses }: RecipientFields) {
  const usual = addresses.find((address) => address.isDefault) ?? addresses[0]
  const from = { none: undefined, own: invoice, delivery: usual }[invoiceTo]
  // An entry code is nothing that a bill has to know.
  return from ? { ...addressOf(from), entryCode: null } : null
}

function representativeOf({ ssn, maskedNumber, phone, email }: RepresentativeFields) {
  const number = written(ssn)
  return {
    ssn: number,
    keepsNumber: number === null && maskedNumber !== '',
    phone: written(phone),
    email: written(email),
  }
}

function addressOf({ name, careOf, street, zip, city, countryCode, entryCode }: AddressFields) {
  return {
    name: name.trim(),
    careOf: written(careOf),
    street: street.trim(),
    zip: readPostalCode(zip, countryCode) ?? zip.trim(),
    city: city.trim(),
    countryCode,
    entryCode: written(entryCode),
  }
}

function written(text: string): string | null {
  return text.trim() || null
}

/** The field of the form for a path of the wire: `deliveryAddresses[0].zip` is `addresses.0.zip`. */
export function fieldAt(
  path: string,
  { invoiceTo, addresses }: Pick<RecipientFields, 'invoiceTo' | 'addresses'>,
): string {
  // Where the bill goes with the parcels, what is wrong with its address is wrong with theirs.
  const usual = Math.max(
    addresses.findIndex((address) => address.isDefault),
    0,
  )
  const invoice = { own: 'invoice', delivery: `addresses.${usual}`, none: 'invoiceTo' }[invoiceTo]
  return path
    .replaceAll(/\[(\d+)\]/g, '.$1')
    .replace(/^deliveryAddresses(?=\.|$)/, 'addresses')
    .replace(/^invoiceAddress(?=\.)/, invoice)
    .replace(/^invoiceAddress$/, 'invoiceTo')
    .replace(/^trustee(?=\.|$)/, 'trustees.0')
    .replace(/^sensitivities\./, '')
}
