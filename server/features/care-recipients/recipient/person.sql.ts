import type { Protection } from '@omsorg/domain/care-recipients/identity/display.ts'
import type { Sex } from '@omsorg/domain/care-recipients/identity/sex.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import type { Contact } from './contact.ts'
import type { SealedNumber } from './representatives.sql.ts'
import type { TrusteeToWrite } from './representatives.ts'

/** A number as it is written: sealed, with its blind index. */
export interface NumberToWrite extends SealedNumber {
  readonly kind: string | null
  readonly temporary: boolean
}

export interface PersonToWrite {
  readonly firstName: string
  readonly lastName: string
  readonly birthDate: Temporal.PlainDate
  readonly sex: Sex | null
  readonly contact: Contact
  readonly latex: boolean
  readonly pvc: boolean
  readonly trustee: TrusteeToWrite | null
}

export interface NewPerson extends PersonToWrite {
  readonly number: NumberToWrite
  readonly clientId: string
  readonly carePlaceId: string
  readonly market: number
  readonly room: string
  readonly protection: Protection | null
  readonly protectionSource: string | null
  readonly today: Temporal.PlainDate
  readonly now: Temporal.Instant
  readonly by: number
}

export interface WrittenPerson {
  readonly id: number
  readonly care_recipient_guid: string
  readonly row_version: number
}

const columns = sql`first_name, last_name, birth_date, sex, phone, delivery_phone, email, reference_number,
  latex_sensitive, pvc_sensitive, trustee_name, trustee_phone, trustee_email, trustee_identity_number_encrypted,
  trustee_identity_number_blind`

function valuesOf({ firstName, lastName, birthDate, sex, contact, latex, pvc, trustee }: PersonToWrite) {
  return sql`${firstName}, ${lastName}, ${birthDate.toString()}::date, ${sex}, ${contact.phone}, ${contact.deliveryPhone},
    ${contact.email}, ${contact.referenceNumber}, ${latex}::boolean, ${pvc}::boolean, ${trustee?.name ?? null},
    ${trustee?.phone ?? null}, ${trustee?.email ?? null}, ${trustee?.encrypted ?? null}::bytea,
    ${trustee?.blind ?? null}::bytea`
}

const numberColumns = sql`identity_number_encrypted, identity_number_blind, identity_number_kind, identity_number_temporary`

function numberValues({ encrypted, blind, kind, temporary }: NumberToWrite) {
  return sql`${encrypted}::bytea, ${blind}::bytea, ${kind}, ${temporary}::boolean`
}

/** Writes a person and her link to the care place: the link first, because a place sees persons through it alone. */
export async function insertPerson(tx: Transaction, person: NewPerson): Promise<WrittenPerson> {
  const { rows: ids } = await sql<{ id: number }>`select omsorg.next_care_recipient_id() as id`.execute(tx)
  const id = ids[0]?.id ?? 0
  const at = person.now.toString()
  await sql`
    insert into omsorg.care_recipient_place (care_recipient_id, care_place_id, client_id, room, linked_at, linked_by)
    values (${id}, ${person.carePlaceId}::uuid, ${person.clientId}::uuid, ${person.room}, ${at}::timestamptz, ${person.by})
  `.execute(tx)
  const since = person.protection === null ? null : person.today.toString()
  const { rows } = await sql<WrittenPerson>`
    insert into omsorg.care_recipient
      (id, client_id, market, protected_kind, protected_source, protected_since, status_changed_at, created_at, created_by,
       updated_at, ${numberColumns}, ${columns})
    values (${id}, ${person.clientId}::uuid, ${person.market}, ${person.protection}, ${person.protectionSource},
            ${since}::date, ${at}::timestamptz, ${at}::timestamptz, ${person.by}, ${at}::timestamptz,
            ${numberValues(person.number)}, ${valuesOf(person)})
    returning id, care_recipient_guid, row_version
  `.execute(tx)
  if (!rows[0]) throw new Error('the care recipient was not written')
  return rows[0]
}

/** Writes what was changed of a locked person; `number` null leaves the number as it is. */
export async function updatePerson(
  tx: Transaction,
  careRecipientId: number,
  person: PersonToWrite,
  number: NumberToWrite | null,
  now: Temporal.Instant,
): Promise<WrittenPerson> {
  if (number) {
    await sql`
      update omsorg.care_recipient set (${numberColumns}) = (${numberValues(number)}) where id = ${careRecipientId}
    `.execute(tx)
  }
  return changed(
    await sql<WrittenPerson>`
      update omsorg.care_recipient set (${columns}) = (${valuesOf(person)}), updated_at = ${now.toString()}::timestamptz,
             row_version = row_version + 1
      where id = ${careRecipientId}
      returning id, care_recipient_guid, row_version
    `.execute(tx),
  )
}

export interface OpenPart {
  readonly sex: Sex | null
  readonly referenceNumber: string
  readonly latex: boolean
  readonly pvc: boolean
}

/** Of a protected person only what everybody may see is changed by hand. */
export async function updateOpenPart(
  tx: Transaction,
  careRecipientId: number,
  { sex, referenceNumber, latex, pvc }: OpenPart,
  now: Temporal.Instant,
): Promise<WrittenPerson> {
  return changed(
    await sql<WrittenPerson>`
      update omsorg.care_recipient
      set sex = ${sex}, reference_number = ${referenceNumber}, latex_sensitive = ${latex}::boolean,
          pvc_sensitive = ${pvc}::boolean, updated_at = ${now.toString()}::timestamptz, row_version = row_version + 1
      where id = ${careRecipientId}
      returning id, care_recipient_guid, row_version
    `.execute(tx),
  )
}

/** Something beside the person's own row was changed: whoever has read her reads again. */
export async function countChange(
  tx: Transaction,
  careRecipientId: number,
  now: Temporal.Instant,
): Promise<WrittenPerson> {
  return changed(
    await sql<WrittenPerson>`
      update omsorg.care_recipient set updated_at = ${now.toString()}::timestamptz, row_version = row_version + 1
      where id = ${careRecipientId}
      returning id, care_recipient_guid, row_version
    `.execute(tx),
  )
}

export async function writeRoom(
  tx: Transaction,
  careRecipientId: number,
  carePlaceId: string,
  room: string,
): Promise<void> {
  await sql`
    update omsorg.care_recipient_place set room = ${room}
    where care_recipient_id = ${careRecipientId} and care_place_id = ${carePlaceId}::uuid
  `.execute(tx)
}

/** From now on the person is hidden: the register has said so. */
export async function protectByRegister(
  tx: Transaction,
  careRecipientId: number,
  kind: Protection,
  today: Temporal.PlainDate,
): Promise<void> {
  await sql`
    update omsorg.care_recipient
    set protected_kind = ${kind}, protected_source = 'register', protected_since = ${today.toString()}::date
    where id = ${careRecipientId}
  `.execute(tx)
}

export async function writeBirthAndSex(
  tx: Transaction,
  careRecipientId: number,
  birthDate: Temporal.PlainDate | null,
  sex: Sex | null,
  now: Temporal.Instant,
): Promise<void> {
  await sql`
    update omsorg.care_recipient
    set birth_date = coalesce(${birthDate?.toString() ?? null}::date, birth_date), sex = ${sex},
        updated_at = ${now.toString()}::timestamptz, row_version = row_version + 1
    where id = ${careRecipientId}
  `.execute(tx)
}

function changed({ rows }: { readonly rows: readonly WrittenPerson[] }): WrittenPerson {
  if (!rows[0]) throw new Error('a locked care recipient was gone')
  return rows[0]
}
