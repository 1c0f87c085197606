import type { RecipientView } from '@omsorg/contract/care-recipients/recipient/recipient-view.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { shown, type Protection } from '@omsorg/domain/care-recipients/identity/display.ts'
import type { Sex } from '@omsorg/domain/care-recipients/identity/sex.ts'
import { type RecipientStatus, recipientStatus } from '@omsorg/domain/care-recipients/status/status.ts'
import { identityNumberText } from '@omsorg/domain/format/identity-number.ts'
import { marketOf, type MarketCode } from '@omsorg/domain/market.ts'
import { wordOf } from '@omsorg/domain/states.ts'

/** The columns of a person that every view of one is made from. */
export interface PersonRecord {
  readonly id: number
  readonly care_recipient_guid: string
  readonly market: MarketCode
  readonly first_name: string
  readonly last_name: string
  readonly identity_number_encrypted: Buffer | null
  readonly identity_number_temporary: boolean
  readonly birth_date: string | null
  readonly sex: Sex | null
  readonly protected_kind: Protection | null
  readonly status: RecipientStatus
}

/** A person as every answer shows one. What identifies a protected person never leaves the server (facts 4.3). */
export function viewOfPerson(person: PersonRecord, seal: Seal): RecipientView {
  const protection = person.protected_kind
  const number = shown('identity-number', person.identity_number_encrypted, protection)
  return {
    careRecipientId: person.id,
    careRecipientGuid: person.care_recipient_guid,
    protected: protection !== null,
    firstName: shown('name', person.first_name, protection),
    lastName: shown('name', person.last_name, protection),
    ssn: number && identityNumberText(seal.open(number), marketOf(person.market).country),
    temporarySsn: person.identity_number_temporary,
    birthDate: shown('birth-date', person.birth_date, protection),
    gender: person.sex,
    status: wordOf(recipientStatus, person.status),
  }
}
