import type { Language } from '@omsorg/texts/language.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql, type Sql } from '../../../platform/sql.ts'
import { partOfClients, type PartOfClients } from '../../organisation/index.ts'
import { listedColumns, type ListedUser } from '../user/search-users.sql.ts'

export interface ListQuestion {
  readonly clientId: string | null
  readonly careUnitId: string | null
  readonly carePlaceId: string | null
  readonly helps: boolean
  readonly descending: boolean
  readonly page: number
  readonly pageSize: number
}

/** Whether somebody belongs to a care unit or one of its places, or to a care place. */
function belongsTo({ careUnitId, carePlaceId }: ListQuestion): Sql {
  if (carePlaceId !== null) {
    return sql`and u.id in (
      select m.user_id from omsorg.membership m where m.node_type = 'care-place' and m.node_id = ${carePlaceId}::uuid)`
  }
  if (careUnitId === null) return sql``
  return sql`and u.id in (
    select m.user_id from omsorg.membership m where m.node_type = 'care-unit' and m.node_id = ${careUnitId}::uuid
    union
    select m.user_id from omsorg.care_place p
    join omsorg.membership m on m.node_type = 'care-place' and m.node_id = p.id
    where p.care_unit_id = ${careUnitId}::uuid)`
}

export async function listUsers(tx: Transaction, question: ListQuestion): Promise<ListedUser[]> {
  const { clientId, helps, descending, page, pageSize } = question
  const direction = descending ? sql`desc` : sql`asc`
  // Said only where it is asked: a plan that has to hold without it reads everybody.
  const ofClient = clientId === null ? sql`` : sql`and u.client_id = ${clientId}::uuid`
  const { rows } = await sql<ListedUser>`
    select ${listedColumns(helps)}
    from omsorg.user_account u
    join omsorg.client c on c.id = u.client_id and c.removed_at is null
    where not u.is_machine and u.kind = 'user' ${ofClient}
      ${belongsTo(question)}
    order by u.first_name collate omsorg.nordic_sv ${direction}, u.last_name collate omsorg.nordic_sv ${direction}, u.id
    limit ${pageSize} offset ${(page - 1) * pageSize}
  `.execute(tx)
  return rows
}

interface UserClient {
  readonly id: string
  readonly name: string
  readonly marketAreaCode: number
  readonly userCount: number
}

export interface UserClientPage {
  readonly page: number
  readonly total: number
  readonly clients: readonly UserClient[]
}

/** One page of the clients in reach, each with the number of its users. */
export async function readClientsOfUsers(
  tx: Transaction,
  language: Language,
  part: PartOfClients,
): Promise<UserClientPage> {
  const { rows } = await sql<UserClientPage>`
    with ${partOfClients(language, part)}
    select part.page, part.total, coalesce((
      select json_agg(json_build_object(
        'id', c.id, 'name', c.name, 'marketAreaCode', c.market, 'userCount', coalesce(n.users, 0)) order by c.place)
      from chosen c
      left join omsorg.users_of_clients(part.ids) n on n.client_id = c.id), '[]') as clients
    from part
  `.execute(tx)
  return rows[0] ?? { page: part.page, total: 0, clients: [] }
}

/** Whether what is named is in reach, and belongs together. */
export async function isNodeThere(
  tx: Transaction,
  { clientId, careUnitId, carePlaceId }: Pick<ListQuestion, 'clientId' | 'careUnitId' | 'carePlaceId'>,
): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`
    select (${clientId}::uuid is null or exists (
             select from omsorg.client c where c.id = ${clientId}::uuid and c.removed_at is null))
       and (${careUnitId}::uuid is null or exists (
             select from omsorg.care_unit u
             where u.id = ${careUnitId}::uuid and (${clientId}::uuid is null or u.client_id = ${clientId}::uuid)))
       and (${carePlaceId}::uuid is null or exists (
             select from omsorg.care_place p
             where p.id = ${carePlaceId}::uuid and (${clientId}::uuid is null or p.client_id = ${clientId}::uuid)))
      as there
  `.execute(tx)
  return rows[0]?.there === true
}
