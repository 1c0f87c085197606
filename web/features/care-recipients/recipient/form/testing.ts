import { formatsFor } from '@omsorg/domain/format/formats.ts'
import { textsOf } from '@omsorg/texts/all.ts'
import type { RecipientPage } from '@omsorg/contract/care-recipients/recipient/recipient-page.ts'
import type { FormRules } from './form-rules.ts'
import { emptyAddress, emptyRecipient, emptyRepresentative, type RecipientFields } from './recipient-fields.ts'

/** Rules of a Swedish care place that asks for little. */
export const rules: FormRules = {
  market: 10,
  today: '2026-11-20',
  numberRequired: true,
  temporaryNumberAllowed: true,
  phoneRequired: false,
  referenceNumberRequired: false,
  invoiceAddressRequired: true,
  adultsOnly: false,
  protectionAllowed: true,
  guardiansAllowed: true,
  trusteeAllowed: true,
  registerOffered: true,
}

/** The words in which it is said what is wrong. */
export const words = { t: textsOf('en'), format: formatsFor({ locale: 'en-US', market: 10 }) }

export const address = {
  ...emptyAddress('SE', true),
  street: 'Ängsvägen 4',
  zip: '123 45',
  city: 'Fjällviken',
}

/** A woman of 87 years, by a number of the test series, with nothing wrong. */
export const filled: RecipientFields = {
  ...emptyRecipient('SE'),
  ssn: '19391010-8020',
  firstName: 'Astrid',
  lastName: 'Norrbäck',
  birthDate: '1939-10-10',
  gender: 'female',
  phone: '070-174 06 05',
  addresses: [address],
}

export function guardian(ssn: string) {
  return { ...emptyRepresentative(), ssn, firstName: 'Eva', lastName: 'Ryd' }
}

export function trustee(ssn: string) {
  return { ...emptyRepresentative(), ssn, name: 'Lars Norrbäck' }
}

/** As far as the form reads it. */
export const person = {
  careRecipientId: 7,
  rowVersion: 3,
  protected: false,
  countryCode: 'SE',
  ssn: '19391010-8020',
  temporarySsn: false,
  firstName: 'Astrid',
  lastName: 'Norrbäck',
  birthDate: '1939-10-10',
  gender: 'female',
  protectionKind: null,
  phone: '+46701740605',
  deliveryPhone: null,
  email: null,
  referenceNumber: null,
  room: '214',
  sensitivities: { latex: true, pvc: false },
  deliveryAddresses: [
    {
      addressId: 11,
      name: '',
      careOf: null,
      street: 'Ängsvägen 4',
      zip: '12345',
      city: 'Fjällviken',
      countryCode: 'SE',
      entryCode: '12*A#',
      isDefault: true,
      verified: false,
    },
  ],
  invoiceAddress: null,
  settings: { careRecipient: { invoiceAddressRequired: true } },
  representatives: [
    {
      kind: 'trustee',
      guardianId: null,
      name: 'Lars Norrbäck',
      firstName: null,
      lastName: null,
      maskedNumber: '19670101-••••',
      phone: '+46701740618',
      email: null,
    },
  ],
} as unknown as RecipientPage
