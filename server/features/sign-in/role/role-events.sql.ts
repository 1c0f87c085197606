import type { NodeType } from '@omsorg/domain/sign-in/role/role.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

/** What an event of changed roles keeps: the codes at each node that changed, before and after. */
export interface ChangedRoles {
  readonly rowVersion: number
  readonly nodes: readonly {
    readonly nodeType: NodeType
    readonly nodeId: string | null
    readonly before: readonly string[]
    readonly after: readonly string[]
  }[]
}

export interface RoleEvent {
  readonly at: string
  readonly by: string | null
  readonly detail: ChangedRoles
}

/** What changed of somebody's roles after a version, the oldest first. */
export async function roleEventsSince(tx: Transaction, userId: number, rowVersion: number): Promise<RoleEvent[]> {
  const { rows } = await sql<RoleEvent>`
    select e.at, omsorg.user_display_name(e.by_user) as by, e.detail
    from omsorg.user_event e
    where e.user_id = ${userId} and e.event = 'roles-changed' and (e.detail->>'rowVersion')::int > ${rowVersion}::int
    order by e.id
  `.execute(tx)
  return rows
}
