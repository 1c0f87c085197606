import type { Protection } from '@omsorg/domain/care-recipients/identity/display.ts'
import type { Sex } from '@omsorg/domain/care-recipients/identity/sex.ts'

/** An address as the form holds it: texts, blank where nothing is written. */
export interface AddressFields {
  /** Blank for one that is not stored yet. */
  readonly addressId: string
  readonly name: string
  readonly careOf: string
  readonly street: string
  readonly zip: string
  readonly city: string
  readonly countryCode: string
  readonly entryCode: string
  readonly isDefault: boolean
}

/** A guardian, who has two names, or the trustee, whose name is one and may be that of an office. */
export interface RepresentativeFields {
  /** Blank for one that is not stored yet, and for the trustee. */
  readonly guardianId: string
  readonly firstName: string
  readonly lastName: string
  readonly name: string
  readonly ssn: string
  /** The stored number with its last signs hidden; while `ssn` is blank, it stays. */
  readonly maskedNumber: string
  readonly phone: string
  readonly email: string
}

export const numberKinds = ['real', 'temporary', 'none'] as const
export type NumberKind = (typeof numberKinds)[number]

export type InvoiceTo = 'none' | 'delivery' | 'own'

/** Everything that is registered of a care recipient, as it is typed. */
export interface RecipientFields {
  readonly numberKind: NumberKind
  readonly ssn: string
  readonly firstName: string
  readonly lastName: string
  readonly birthDate: string
  readonly gender: '' | Sex
  readonly protectedIdentity: boolean
  readonly protectionKind: Protection | ''
  readonly phone: string
  readonly deliveryPhone: string
  readonly email: string
  readonly addresses: AddressFields[]
  readonly invoiceTo: InvoiceTo
  readonly invoice: AddressFields
  readonly guardians: RepresentativeFields[]
  /** None or one. */
  readonly trustees: RepresentativeFields[]
  readonly latex: boolean
  readonly pvc: boolean
  readonly referenceNumber: string
  /** At the care place. */
  readonly room: string
}

/** No more guardians than parents (O-5-26). */
export const mostGuardians = 2

export function emptyAddress(countryCode: string, isDefault: boolean): AddressFields {
  return {
    addressId: '',
    name: '',
    careOf: '',
    street: '',
    zip: '',
    city: '',
    countryCode,
    entryCode: '',
    isDefault,
  }
}

export function emptyRepresentative(): RepresentativeFields {
  return {
    guardianId: '',
    firstName: '',
    lastName: '',
    name: '',
    ssn: '',
    maskedNumber: '',
    phone: '',
    email: '',
  }
}

export function emptyRecipient(countryCode: string): RecipientFields {
  return {
    numberKind: 'real',
    ssn: '',
    firstName: '',
    lastName: '',
    birthDate: '',
    gender: '',
    protectedIdentity: false,
    protectionKind: '',
    phone: '',
    deliveryPhone: '',
    email: '',
    addresses: [emptyAddress(countryCode, true)],
    invoiceTo: 'delivery',
    invoice: emptyAddress(countryCode, false),
    guardians: [],
    trustees: [],
    latex: false,
    pvc: false,
    referenceNumber: '',
    room: '',
  }
}

/** The kinds of protection that a country's register knows (facts 4.3). */
export const protectionKindsOf: Readonly<Record<string, readonly Protection[]>> = {
  SE: ['SE_sekretess', 'SE_skyddad_folkbokforing'],
  FI: ['FI_turvakielto'],
  NO: ['NO_fortrolig', 'NO_strengt_fortrolig'],
  DK: ['DK_navne_adresse'],
}

/** Where an address may lie: the four markets and Åland, which has a code of its own. */
export const addressCountries = ['SE', 'FI', 'AX', 'NO', 'DK'] as const

/** Of the list of delivery addresses the one at `at` becomes the default, and no other (O-5-30). */
export function withDefault(addresses: readonly AddressFields[], at: number): AddressFields[] {
  return addresses.map((address, each) => ({ ...address, isDefault: each === at }))
}

/** Without the address at `at`; the first one left becomes the default where the default goes. */
export function withoutAddress(addresses: readonly AddressFields[], at: number): AddressFields[] {
  const left = addresses.filter((_, each) => each !== at)
  return left.some((address) => address.isDefault) ? left : withDefault(left, 0)
}
