import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import type { ChangeColumns } from '../last-change.ts'
import { changeColumns, lastChangeOf } from '../last-change.sql.ts'

interface CareUnitOverview extends ChangeColumns {
  readonly id: string
  readonly name: string
  readonly row_version: number
  readonly created_at: string
  readonly client_id: string
  readonly client_name: string
  readonly care_place_count: number
  readonly user_count: number
}

/** Undefined out of reach, and below a client that is removed. */
export async function readUnitOverview(tx: Transaction, id: string): Promise<CareUnitOverview | undefined> {
  const { rows } = await sql<CareUnitOverview>`
    select u.id, u.name, u.row_version, u.created_at, u.client_id, c.name as client_name,
           (select count(*)::int from omsorg.care_place p where p.care_unit_id = u.id) as care_place_count,
           (select count(distinct m.user_id)::int from omsorg.membership m
            join omsorg.user_account a on a.id = m.user_id and not a.is_machine
            where (m.node_type = 'care-unit' and m.node_id = u.id)
              or (m.node_type = 'care-place'
                and m.node_id in (select p.id from omsorg.care_place p where p.care_unit_id = u.id))) as user_count,
           ${changeColumns}
    from omsorg.care_unit u
    join omsorg.client c on c.id = u.client_id and c.removed_at is null
    ${lastChangeOf('care-unit', sql`u.id`)}
    where u.id = ${id}::uuid
  `.execute(tx)
  return rows[0]
}

/** Whether a unit may be added below the client: it is in reach, and stays while this goes on. */
export async function holdClient(tx: Transaction, clientId: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    select id from omsorg.client where id = ${clientId}::uuid and removed_at is null for share
  `.execute(tx)
  return rows.length > 0
}

interface WrittenUnit {
  readonly id: string
  readonly rowVersion: number
}

export async function addUnit(tx: Transaction, clientId: string, name: string): Promise<WrittenUnit> {
  const { rows } = await sql<WrittenUnit>`
    insert into omsorg.care_unit (client_id, name) values (${clientId}::uuid, ${name})
    returning id, row_version as "rowVersion"
  `.execute(tx)
  return rows[0]!
}

interface LockedUnit extends ChangeColumns {
  readonly name: string
  readonly rowVersion: number
}

/** The unit of that client, held until the end; undefined when there is none in reach. */
export async function lockUnit(tx: Transaction, id: string, clientId: string): Promise<LockedUnit | undefined> {
  await sql`select from omsorg.care_unit where id = ${id}::uuid for no key update`.execute(tx)
  const { rows } = await sql<LockedUnit>`
    select u.name, u.row_version as "rowVersion", ${changeColumns}
    from omsorg.care_unit u
    join omsorg.client c on c.id = u.client_id and c.removed_at is null
    ${lastChangeOf('care-unit', sql`u.id`)}
    where u.id = ${id}::uuid and u.client_id = ${clientId}::uuid
  `.execute(tx)
  return rows[0]
}

export async function renameUnit(tx: Transaction, id: string, name: string): Promise<WrittenUnit> {
  const { rows } = await sql<WrittenUnit>`
    update omsorg.care_unit set name = ${name}, row_version = row_version + 1 where id = ${id}::uuid
    returning id, row_version as "rowVersion"
  `.execute(tx)
  return rows[0]!
}
