import type { NodeType } from '@omsorg/domain/sign-in/role/role.ts'
import type { RoleTerm } from '@omsorg/domain/sign-in/role-term/role-term.ts'
import type { Transaction } from '../../../platform/database.ts'
import { ownUnits } from '../user/own-units.sql.ts'
import { sql, type Sql } from '../../../platform/sql.ts'

const spokenNodeType = sql`
  case held.node_type when 'client' then 'Client' when 'care-unit' then 'CareUnit' else 'CarePlace' end`

/** Whether a node is one that an administrator of care units gives roles at; every node for administration. */
const isOwn = (administratorId: number | null, nodeId: Sql): Sql =>
  administratorId === null
    ? sql`true`
    : sql`${nodeId} in (
        select p.id from omsorg.care_place p where p.care_unit_id in (${ownUnits(administratorId)}))`

export interface ListedTerm extends RoleTerm {
  readonly userId: number
  readonly name: string
  readonly userName: string
  readonly nodeType: NodeType
  readonly nodeId: string
  readonly nodeName: string
  readonly clientName: string
  readonly roles: readonly string[]
  readonly rowVersion: number | null
  readonly found: number
  readonly soon: number
}

export interface TermQuestion {
  /** Null for administration, which sees all. */
  readonly administratorId: number | null
  readonly clientId: string | null
  readonly userId: number | null
  readonly nodeId: string | null
  readonly withoutEnd: boolean
  /** What ends by then ends soon. */
  readonly soonBy: string
  readonly page: number
  readonly pageSize: number
}

/** Who holds roles where and until when, those that end first before the others. */
export async function listTerms(tx: Transaction, question: TermQuestion): Promise<ListedTerm[]> {
  const { administratorId, clientId, userId, nodeId, withoutEnd, soonBy, page, pageSize } = question
  const { rows } = await sql<ListedTerm>`
    with held as (
      select ra.user_id, ra.node_id, ra.node_type, ra.client_id, array_agg(r.code order by r.id) as roles
      from omsorg.role_assignment ra
      join omsorg.role r on r.id = ra.role_id
      where ra.node_id is not null and (${clientId}::uuid is null or ra.client_id = ${clientId}::uuid)
        and (${userId}::int is null or ra.user_id = ${userId}::int)
        and (${nodeId}::uuid is null or ra.node_id = ${nodeId}::uuid)
        and (${withoutEnd}::boolean or (ra.user_id, ra.node_id) in (select t.user_id, t.node_id from omsorg.role_term t))
        and ${isOwn(administratorId, sql`ra.node_id`)}
      group by ra.user_id, ra.node_id, ra.node_type, ra.client_id
    )
    select u.id as "userId", trim(u.first_name || ' ' || u.last_name) as name, u.user_name as "userName",
           ${spokenNodeType} as "nodeType", held.node_id as "nodeId", coalesce(p.name, cu.name, c.name) as "nodeName",
           c.name as "clientName", held.roles, t.last_day::text as "lastDay", t.confirm_by::text as "confirmDay",
           t.row_version as "rowVersion", (count(*) over ())::int as found,
           (count(*) filter (where least(t.last_day, t.confirm_by) <= ${soonBy}::date) over ())::int as soon
    from held
    join omsorg.user_account u on u.id = held.user_id and not u.is_machine
    join omsorg.client c on c.id = held.client_id and c.removed_at is null
    left join omsorg.care_unit cu on held.node_type = 'care-unit' and cu.id = held.node_id
    left join omsorg.care_place p on held.node_type = 'care-place' and p.id = held.node_id
    left join omsorg.role_term t on t.user_id = held.user_id and t.node_id = held.node_id
    order by least(t.last_day, t.confirm_by) nulls last, u.first_name collate omsorg.nordic_sv,
             u.last_name collate omsorg.nordic_sv, u.id, held.node_id
    limit ${pageSize} offset ${(page - 1) * pageSize}
  `.execute(tx)
  return rows
}

export interface HeldHere {
  readonly nodeType: string
  readonly clientId: string
  readonly lastDay: string | null
  readonly confirmDay: string | null
  readonly rowVersion: number | null
}

/** What somebody holds at a node that the caller gives roles at; undefined when nothing, or out of reach. The user is held first. */
export async function readHeldHere(
  tx: Transaction,
  asked: { readonly userId: number; readonly nodeId: string; readonly administratorId: number | null },
): Promise<HeldHere | undefined> {
  const { rows } = await sql<HeldHere>`
    select ra.node_type as "nodeType", ra.client_id as "clientId", t.last_day::text as "lastDay",
           t.confirm_by::text as "confirmDay", t.row_version as "rowVersion"
    from omsorg.role_assignment ra
    join omsorg.client c on c.id = ra.client_id and c.removed_at is null
    left join omsorg.role_term t on t.user_id = ra.user_id and t.node_id = ra.node_id
    where ra.user_id = ${asked.userId} and ra.node_id = ${asked.nodeId}::uuid
      and ${isOwn(asked.administratorId, sql`ra.node_id`)}
    limit 1
  `.execute(tx)
  return rows[0]
}

export interface TermWrite extends RoleTerm {
  readonly userId: number
  readonly nodeId: string
  readonly nodeType: string
  readonly clientId: string
  readonly by: number
  readonly now: Temporal.Instant
}

/** The version of the term; null when there is none any more. */
export async function writeTerm(tx: Transaction, term: TermWrite): Promise<number | null> {
  const { userId, nodeId, nodeType, clientId, lastDay, confirmDay, by, now } = term
  if (lastDay === null && confirmDay === null) {
    await removeTerm(tx, { userId, nodeId })
    return null
  }
  const { rows } = await sql<{ rowVersion: number }>`
    insert into omsorg.role_term (user_id, node_type, node_id, client_id, last_day, confirm_by, set_at, set_by)
    values (${userId}, ${nodeType}, ${nodeId}::uuid, ${clientId}::uuid, ${lastDay}::date, ${confirmDay}::date,
            ${now.toString()}::timestamptz, ${by}::int)
    on conflict (user_id, node_id) do update
    set last_day = excluded.last_day, confirm_by = excluded.confirm_by, warned_at = null, set_at = excluded.set_at,
        set_by = excluded.set_by, row_version = role_term.row_version + 1
    returning row_version as "rowVersion"
  `.execute(tx)
  return rows[0]?.rowVersion ?? null
}

export async function removeTerm(
  tx: Transaction,
  { userId, nodeId }: { readonly userId: number; readonly nodeId: string },
): Promise<void> {
  await sql`delete from omsorg.role_term where user_id = ${userId} and node_id = ${nodeId}::uuid`.execute(tx)
}
