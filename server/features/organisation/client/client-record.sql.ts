import type { MarketCode } from '@omsorg/domain/market.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import type { ChangeColumns } from '../last-change.ts'
import { changeColumns, lastChangeOf } from '../last-change.sql.ts'

export interface ClientToWrite {
  readonly name: string
  readonly marketAreaCode: MarketCode
  readonly patientDataOwnerId: string
  readonly erpCustomerIdentifier: string
  readonly alias: string | null
}

interface WrittenClient {
  readonly id: string
  readonly rowVersion: number
}

/** Whoever gives a data controller to a client meanwhile waits: each is that of one client in its market. */
export async function lockDataOwners(tx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('data controllers of clients', 0))`.execute(tx)
}

/** Whether another client that is not removed is the data controller by that id. */
export async function dataOwnerIsTaken(
  tx: Transaction,
  { market, owner, except }: { readonly market: MarketCode; readonly owner: string; readonly except: string | null },
): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select exists (
      select from omsorg.client
      where market = ${market} and patient_data_owner_id = ${owner} and removed_at is null
        and id is distinct from ${except}::uuid) as taken
  `.execute(tx)
  return rows[0]?.taken === true
}

export async function addClient(tx: Transaction, client: ClientToWrite): Promise<WrittenClient> {
  const { rows } = await sql<WrittenClient>`
    insert into omsorg.client (market, name, patient_data_owner_id, erp_customer_identifier, alias)
    values (${client.marketAreaCode}, ${client.name}, ${client.patientDataOwnerId}, ${client.erpCustomerIdentifier},
            ${client.alias})
    returning id, row_version as "rowVersion"
  `.execute(tx)
  return rows[0]!
}

export interface LockedClient extends ChangeColumns, ClientToWrite {
  readonly rowVersion: number
  readonly removed: boolean
  readonly carePlaceCount: number
  readonly userCount: number
}

/** The client, removed or not, held until the end; undefined out of reach. */
export async function lockClient(tx: Transaction, id: string): Promise<LockedClient | undefined> {
  await sql`select from omsorg.client where id = ${id}::uuid for update`.execute(tx)
  const { rows } = await sql<LockedClient>`
    select c.name, c.market as "marketAreaCode", c.patient_data_owner_id as "patientDataOwnerId",
           c.erp_customer_identifier as "erpCustomerIdentifier", c.alias, c.row_version as "rowVersion",
           c.removed_at is not null as removed,
           (select count(*)::int from omsorg.care_place p where p.client_id = c.id) as "carePlaceCount",
           (select count(*)::int from omsorg.user_account a where a.client_id = c.id) as "userCount",
           ${changeColumns}
    from omsorg.client c
    ${lastChangeOf('client', sql`c.id`)}
    where c.id = ${id}::uuid
  `.execute(tx)
  return rows[0]
}

export async function changeClient(tx: Transaction, id: string, client: ClientToWrite): Promise<WrittenClient> {
  const { rows } = await sql<WrittenClient>`
    update omsorg.client
    set market = ${client.marketAreaCode}, name = ${client.name}, patient_data_owner_id = ${client.patientDataOwnerId},
        erp_customer_identifier = ${client.erpCustomerIdentifier}, alias = ${client.alias}, row_version = row_version + 1
    where id = ${id}::uuid
    returning id, row_version as "rowVersion"
  `.execute(tx)
  return rows[0]!
}

/** Who works at the client is signed out with the commit: the database raises their epochs. */
export async function setRemoved(tx: Transaction, id: string, at: Temporal.Instant | null): Promise<void> {
  await sql`
    update omsorg.client set removed_at = ${at?.toString() ?? null}::timestamptz, row_version = row_version + 1
    where id = ${id}::uuid
  `.execute(tx)
}

export async function hasRecords(tx: Transaction, id: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select omsorg.client_has_records(${id}::uuid) as has`.execute(tx)
  return rows[0]?.has === true
}

export async function deleteClient(tx: Transaction, id: string): Promise<void> {
  await sql`delete from omsorg.client where id = ${id}::uuid`.execute(tx)
}
