import { randomUUID } from 'node:crypto'
import { marketOf } from '@omsorg/domain/market.ts'
import type { Seal } from '../../sealed.ts'
import type { CarePlace } from './organisation.ts'
import { bytes, insertRows, takeIds, type Connection, type Row } from './rows.ts'

export interface CareRecipient {
  readonly id: number
  readonly place: CarePlace
  readonly firstName: string
  readonly lastName: string
  readonly address: AddressGiven | null
  readonly phone: string | null
  readonly isProtected: boolean
}

export interface AddressGiven {
  readonly street: string
  readonly zip: string
  readonly city: string
  readonly careOf?: string
  readonly countryCode?: string
  readonly entryCode?: string | null
  readonly kind?: 'delivery' | 'invoice'
  readonly isDefault?: boolean
}

export interface GuardianGiven {
  readonly firstName: string
  readonly lastName: string
  readonly ssn?: string
  readonly phone?: string
  readonly email?: string
}

export type Sensitivity = 'latex' | 'pvc'

export interface CareRecipientGiven {
  readonly guid?: string
  /** The first place is the one that the person is mostly handled at. */
  readonly place: CarePlace
  readonly otherPlaces?: readonly CarePlace[]
  readonly room?: string
  readonly linkStatus?: 'active' | 'inactive'
  /** Normalised: 12 digits in Sweden, with its sign in Finland, 11 digits in Norway, 10 in Denmark. */
  readonly ssn?: string | null
  readonly identityNumberKind?: string
  readonly temporarySsn?: boolean
  readonly firstName?: string
  readonly lastName?: string
  readonly sex?: 'male' | 'female' | 'other' | null
  /** YYYY-MM-DD */
  readonly birthDate?: string | null
  readonly phone?: string | null
  readonly email?: string | null
  readonly referenceNumber?: string
  /** What the person does not tolerate. */
  readonly sensitiveTo?: readonly Sensitivity[]
  readonly protectedKind?: string | null
  readonly status?: 'active' | 'inactive' | 'deceased'
  readonly trustee?: { readonly name: string; readonly ssn?: string; readonly phone?: string; readonly email?: string }
  readonly addresses?: readonly AddressGiven[]
  readonly guardians?: readonly GuardianGiven[]
  readonly createdBy?: number
}

const statusCode = { active: 1, inactive: 2, deceased: 3 }

/** Persons with their places, addresses and guardians. Identity numbers are sealed; the search text makes itself. */
export async function insertCareRecipients(
  connection: Connection,
  seal: Seal,
  given: readonly CareRecipientGiven[],
): Promise<CareRecipient[]> {
  const ids = await takeIds(connection, 'care_recipient', given.length)
  const persons = given.map((person, index) => ({ ...person, id: ids[index] ?? 0 }))
  await insertRows(
    connection,
    'care_recipient',
    persons.map((person) => personRow(person, seal)),
  )
  await insertRows(connection, 'care_recipient_place', persons.flatMap(linkRows))
  await insertRows(connection, 'address', persons.flatMap(addressRows))
  await insertRows(
    connection,
    'guardian',
    persons.flatMap((person) => guardianRows(person, seal)),
  )
  await insertRows(
    connection,
    'care_recipient_event',
    persons.map(({ id, place, createdBy }) => ({
      at: new Date(),
      care_recipient_id: id,
      care_place_id: place.id,
      by_user: createdBy ?? null,
      event: 'created',
      detail: {},
    })),
  )
  return persons.map((person) => ({
    id: person.id,
    place: person.place,
    firstName: person.firstName ?? 'Test',
    lastName: person.lastName ?? 'Person',
    address: person.addresses?.find(({ kind }) => kind !== 'invoice') ?? null,
    phone: person.phone ?? null,
    isProtected: Boolean(person.protectedKind),
  }))
}

export async function insertCareRecipient(
  connection: Connection,
  seal: Seal,
  given: CareRecipientGiven,
): Promise<CareRecipient> {
  const [person] = await insertCareRecipients(connection, seal, [given])
  if (!person) throw new Error('the care recipient was not inserted')
  return person
}

type Numbered = CareRecipientGiven & { readonly id: number }

function personRow(person: Numbered, seal: Seal): Row {
  const isProtected = Boolean(person.protectedKind)
  return {
    id: person.id,
    care_recipient_guid: person.guid ?? randomUUID(),
    client_id: person.place.clientId,
    market: person.place.market,
    ...sealedNumber(person.ssn, seal),
    identity_number_kind: person.ssn
      ? (person.identityNumberKind ?? usualKind[marketOf(person.place.market).country])
      : null,
    identity_number_temporary: person.temporarySsn ?? false,
    first_name: person.firstName ?? 'Test',
    last_name: person.lastName ?? 'Person',
    sex: person.sex ?? null,
    birth_date: person.birthDate ?? null,
    phone: person.phone ?? null,
    email: person.email ?? null,
    reference_number: person.referenceNumber ?? '',
    latex_sensitive: person.sensitiveTo?.includes('latex') ?? false,
    pvc_sensitive: person.sensitiveTo?.includes('pvc') ?? false,
    protected_kind: person.protectedKind ?? null,
    protected_source: isProtected ? 'register' : null,
    protected_since: isProtected ? '2024-03-01' : null,
    status: statusCode[person.status ?? 'active'],
    status_changed_at: new Date(),
    trustee_name: person.trustee?.name ?? null,
    trustee_phone: person.trustee?.phone ?? null,
    trustee_email: person.trustee?.email ?? null,
    ...trusteeNumber(person.trustee?.ssn, seal),
    created_at: new Date(),
    created_by: person.createdBy ?? null,
    updated_at: new Date(),
    row_version: 1,
  }
}

const usualKind = { SE: 'personnummer', FI: 'henkilötunnus', NO: 'fødselsnummer', DK: 'CPR' }

function sealedNumber(number: string | null | undefined, seal: Seal): Row {
  return {
    identity_number_encrypted: number ? bytes(seal.seal(number)) : null,
    identity_number_blind: number ? bytes(seal.blind(number)) : null,
  }
}

function trusteeNumber(number: string | undefined, seal: Seal): Row {
  const { identity_number_encrypted, identity_number_blind } = sealedNumber(number, seal)
  return {
    trustee_identity_number_encrypted: identity_number_encrypted,
    trustee_identity_number_blind: identity_number_blind,
  }
}

function linkRows({ id, place, otherPlaces, room, linkStatus, createdBy }: Numbered): Row[] {
  return [place, ...(otherPlaces ?? [])].map((each, index) => ({
    care_recipient_id: id,
    care_place_id: each.id,
    client_id: each.clientId,
    status: linkStatus === 'inactive' ? 2 : 1,
    room: index === 0 ? (room ?? '') : '',
    linked_at: new Date(),
    linked_by: createdBy ?? null,
  }))
}

function addressRows({ id, place, addresses, firstName, lastName }: Numbered): Row[] {
  return (addresses ?? []).map((address, index) => ({
    care_recipient_id: id,
    kind: address.kind ?? 'delivery',
    name: `${firstName ?? 'Test'} ${lastName ?? 'Person'}`,
    care_of: address.careOf ?? '',
    street: address.street,
    zip: address.zip,
    city: address.city,
    country_code: address.countryCode ?? marketOf(place.market).country,
    entry_code: address.entryCode ?? null,
    is_default: address.isDefault ?? (address.kind !== 'invoice' && index === 0),
    verified_at: new Date(),
    row_version: 1,
  }))
}

function guardianRows({ id, guardians }: Numbered, seal: Seal): Row[] {
  return (guardians ?? []).map((guardian, index) => ({
    care_recipient_id: id,
    position: index + 1,
    first_name: guardian.firstName,
    last_name: guardian.lastName,
    ...sealedNumber(guardian.ssn, seal),
    phone: guardian.phone ?? null,
    email: guardian.email ?? null,
  }))
}
