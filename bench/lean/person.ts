import type { Seal } from '@omsorg/database/sealed.ts'
import { homeAddressMayBeUsed, shown, type Protection } from '@omsorg/domain/care-recipients/identity/display.ts'
import { recipientStatus } from '@omsorg/domain/care-recipients/status/status.ts'
import { identityNumberText } from '@omsorg/domain/format/identity-number.ts'
import { marketOf, type MarketCode } from '@omsorg/domain/market.ts'

export interface PersonFacts {
  readonly guid: string
  readonly market: MarketCode
  readonly firstName: string
  readonly lastName: string
  /** Sealed, in base64. */
  readonly number: string | null
  readonly temporary: boolean
  readonly birthDate: string | null
  readonly sex: string | null
  readonly protection: Protection | null
  readonly room: string
  readonly street: string | null
  readonly placeId: string
  readonly placeName: string
  readonly clientId: string
  readonly clientName: string
}

const statusWord = new Map(Object.entries(recipientStatus).map(([word, status]) => [Number(status), word]))

/** What of a person her view is made from. */
export type IdentityFacts = Omit<PersonFacts, 'room' | 'street' | 'placeId' | 'placeName' | 'clientId' | 'clientName'>

export function personView(id: number, status: number, person: IdentityFacts, seal: Seal) {
  const { protection } = person
  const number = shown('identity-number', person.number, protection)
  return {
    careRecipientId: id,
    careRecipientGuid: person.guid,
    protected: protection !== null,
    firstName: shown('name', person.firstName, protection),
    lastName: shown('name', person.lastName, protection),
    ssn: number && identityNumberText(seal.open(Buffer.from(number, 'base64')), marketOf(person.market).country),
    temporarySsn: person.temporary,
    birthDate: shown('birth-date', person.birthDate, protection),
    gender: person.sex,
    status: statusWord.get(status),
  }
}

export function whereabouts({ protection, room, street, placeId, placeName }: PersonFacts) {
  const place = { carePlaceId: placeId, carePlaceName: placeName }
  if (!homeAddressMayBeUsed(protection)) return { kind: 'care-place', room: null, street: null, ...place }
  if (room) return { kind: 'room', room, street: null, ...place }
  if (street) return { kind: 'home', room: null, street, ...place }
  return { kind: 'care-place', room: null, street: null, ...place }
}
