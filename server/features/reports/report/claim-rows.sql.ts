import { claimType, type FaultKind } from '@omsorg/domain/claims/claim/claim-words.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql, type Sql } from '../../../platform/sql.ts'
import type { Asked, Keyed, PageAsked } from './asked.ts'

export interface ClaimRecord extends Keyed {
  readonly type: number
  readonly day: string
  readonly order_number: string
  readonly item_number: string
  readonly packages: number | null
  readonly fault_kind: FaultKind | null
}

/** As `c`: what was claimed in the period; one that names no line of an order is of no area. */
const claimedAmong = ({ fromAt, untilAt, areas }: Asked, places: Sql) => sql`
  c.care_place_id ${places} and c.created_at >= ${fromAt}::timestamptz and c.created_at < ${untilAt}::timestamptz
  and coalesce((select l.therapy_area = any(${areas}::text[]) from omsorg.order_line l where l.id = c.order_line_id), true)`

/** One row per claim. What somebody wrote of the fault stays in the claim: it may tell of a person. */
export async function readClaimRows(tx: Transaction, asked: PageAsked): Promise<ClaimRecord[]> {
  const { carePlaceId, afterAt, afterId, zone, limit } = asked
  const { rows } = await sql<ClaimRecord>`
    select c.id, c.created_at as at, c.type, (c.created_at at time zone ${zone})::date as day, c.order_number, c.item_number,
           c.packages, c.fault_kind
    from omsorg.product_claim c
    where ${claimedAmong(asked, sql`= ${carePlaceId}::uuid`)}
      and (c.created_at, c.id) > (${afterAt}::timestamptz, ${afterId}::bigint)
    order by c.created_at, c.id
    limit ${limit}
  `.execute(tx)
  return rows
}

export interface ClaimCounts {
  readonly rows: number
  readonly returns: number
  readonly packages: number
  readonly faults: readonly { readonly fault_kind: FaultKind | null; readonly type: number; readonly value: number }[]
}

export async function countClaims(tx: Transaction, asked: Asked, placeIds: readonly string[]): Promise<ClaimCounts> {
  const { rows } = await sql<ClaimCounts>`
    with claim as materialized (
      select c.type, c.packages, c.fault_kind from omsorg.product_claim c
      where ${claimedAmong(asked, sql`= any(${placeIds}::uuid[])`)}
    ), fault as (
      select fault_kind, type, count(*)::int as value from claim group by fault_kind, type
    )
    select (select count(*)::int from claim) as rows,
           (select count(*)::int from claim where type = ${claimType.return}) as returns,
           coalesce((select sum(packages) from claim), 0)::int as packages,
           coalesce((select jsonb_agg(fault) from fault), '[]') as faults
  `.execute(tx)
  const [counted] = rows
  if (!counted) throw new Error('nothing was counted')
  return counted
}
