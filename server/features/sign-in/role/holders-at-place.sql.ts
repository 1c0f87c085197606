import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

export interface HolderAtPlace {
  readonly name: string
  /** The codes of all roles that hold for the person at the place. */
  readonly roles: readonly string[]
}

/** So many are named at most. */
const most = 10

/** Who holds a role at a care place, there or through its care unit or client, and can sign in; by name. */
export async function holdersAtPlace(
  tx: Transaction,
  carePlaceId: string,
  role: string,
): Promise<readonly HolderAtPlace[]> {
  const { rows } = await sql<HolderAtPlace>`
    select trim(u.first_name || ' ' || u.last_name) as name, array_agg(distinct r.code order by r.code) as roles
    from omsorg.care_place p
    join omsorg.role_assignment ra on ra.node_id in (p.id, p.care_unit_id, p.client_id)
    join omsorg.role r on r.id = ra.role_id
    join omsorg.user_account u on u.id = ra.user_id and u.status = 'active' and not u.is_machine
    where p.id = ${carePlaceId}::uuid
    group by u.id
    having bool_or(r.code = ${role})
    order by u.first_name collate omsorg.nordic_sv, u.last_name collate omsorg.nordic_sv, u.id
    limit ${most}
  `.execute(tx)
  return rows
}
