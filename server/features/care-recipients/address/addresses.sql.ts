import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

export interface AddressToWrite {
  /** Null for a new one. */
  readonly id: number | null
  readonly kind: 'delivery' | 'invoice'
  readonly name: string
  readonly careOf: string
  readonly street: string
  readonly zip: string
  readonly city: string
  readonly countryCode: string
  readonly entryCode: string | null
  readonly isDefault: boolean
}

export interface WrittenAddress {
  readonly id: number
  /** Its postal code and city are known together (O-5-70). */
  readonly verified: boolean
}

export async function readDeliveryAddressIds(
  tx: Transaction,
  careRecipientId: number,
): Promise<{ readonly id: number; readonly isDefault: boolean }[]> {
  const { rows } = await sql<{ id: number; isDefault: boolean }>`
    select id, is_default as "isDefault" from omsorg.address
    where care_recipient_id = ${careRecipientId} and kind = 'delivery'
  `.execute(tx)
  return rows
}

/** Writes all delivery addresses of a person in place of those before; whichever stays keeps its id. */
export async function replaceDeliveryAddresses(
  tx: Transaction,
  careRecipientId: number,
  addresses: readonly AddressToWrite[],
): Promise<WrittenAddress[]> {
  const kept = addresses.flatMap(({ id }) => (id === null ? [] : [id]))
  await sql`
    delete from omsorg.address
    where care_recipient_id = ${careRecipientId} and kind = 'delivery' and id <> all(${kept}::int[])
  `.execute(tx)
  await clearDefault(tx, careRecipientId)
  const written: WrittenAddress[] = []
  for (const address of addresses) written.push(await writeAddress(tx, careRecipientId, address))
  return written
}

/** Before another address becomes the default: there is one. */
export async function clearDefault(tx: Transaction, careRecipientId: number): Promise<void> {
  await sql`
    update omsorg.address set is_default = false
    where care_recipient_id = ${careRecipientId} and kind = 'delivery' and is_default
  `.execute(tx)
}

/** Writes one address; the invoice address takes the place of the one before. */
export async function writeAddress(
  tx: Transaction,
  careRecipientId: number,
  address: AddressToWrite,
): Promise<WrittenAddress> {
  const columns = sql`name, care_of, street, zip, city, country_code, entry_code, is_default, verified_at`
  const values = sql`
    ${address.name}, ${address.careOf}, ${address.street}, ${address.zip}, ${address.city}, ${address.countryCode},
    ${address.entryCode}, ${address.isDefault}::boolean,
    case when omsorg.is_known_place(${address.countryCode}, ${address.zip}, ${address.city}) then now() end`
  const answer = sql`returning id, verified_at is not null as verified`
  const statement =
    address.id === null
      ? sql<WrittenAddress>`
          insert into omsorg.address as a (care_recipient_id, kind, ${columns})
          values (${careRecipientId}, ${address.kind}, ${values})
          on conflict (care_recipient_id) where kind = 'invoice'
          do update set (${columns}, row_version) = (${values}, a.row_version + 1)
          ${answer}`
      : sql<WrittenAddress>`
          update omsorg.address set (${columns}, row_version) = (${values}, row_version + 1)
          where id = ${address.id} and care_recipient_id = ${careRecipientId} and kind = ${address.kind}
          ${answer}`
  const { rows } = await statement.execute(tx)
  if (!rows[0]) throw new Error('an address of a locked person was gone')
  return rows[0]
}

export async function removeInvoiceAddress(tx: Transaction, careRecipientId: number): Promise<void> {
  await sql`
    delete from omsorg.address where care_recipient_id = ${careRecipientId} and kind = 'invoice'
  `.execute(tx)
}
