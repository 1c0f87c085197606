import type { LinkStatus } from '@omsorg/domain/care-recipients/status/status.ts'
import type { Transaction } from '../../platform/database.ts'
import { sql } from '../../platform/sql.ts'
import type { PersonRecord } from './person.ts'

/** A person about to be changed: nobody else changes her until the transaction ends. */
export interface LockedPerson extends PersonRecord {
  readonly client_id: string
  readonly phone: string | null
  readonly delivery_phone: string | null
  readonly email: string | null
  readonly reference_number: string
  readonly latex_sensitive: boolean
  readonly pvc_sensitive: boolean
  readonly trustee_name: string | null
  readonly trustee_phone: string | null
  readonly trustee_email: string | null
  readonly trustee_identity_number_encrypted: Buffer | null
  readonly trustee_identity_number_blind: Buffer | null
  readonly row_version: number
}

/** Undefined out of reach. The lock is the first of all locks of a person: prescriptions and rows come after it. */
export async function lockPerson(tx: Transaction, careRecipientId: number): Promise<LockedPerson | undefined> {
  const { rows } = await sql<LockedPerson>`
    select id, care_recipient_guid, market, first_name, last_name, identity_number_encrypted, identity_number_temporary,
           birth_date, sex, protected_kind, status, client_id, phone, delivery_phone, email, reference_number,
           latex_sensitive, pvc_sensitive, trustee_name, trustee_phone, trustee_email,
           trustee_identity_number_encrypted, trustee_identity_number_blind, row_version
    from omsorg.care_recipient
    where id = ${careRecipientId}
    for no key update
  `.execute(tx)
  return rows[0]
}

export interface PlaceLink {
  readonly status: LinkStatus
  readonly room: string
}

/** How a person is linked to a care place; undefined when she is not, or the place is out of reach. Read after the lock. */
export async function readLink(
  tx: Transaction,
  careRecipientId: number,
  carePlaceId: string,
): Promise<PlaceLink | undefined> {
  const { rows } = await sql<PlaceLink>`
    select status, room from omsorg.care_recipient_place
    where care_recipient_id = ${careRecipientId} and care_place_id = ${carePlaceId}::uuid
  `.execute(tx)
  return rows[0]
}
