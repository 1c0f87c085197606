import type { HolderKind } from '@omsorg/domain/portal-accounts/account/holders.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

export interface ViewRecord {
  readonly at: string
  readonly action: string
  readonly unit: string | null
  readonly role_code: string | null
  readonly is_service: boolean
  readonly is_holder: boolean
  readonly relation: HolderKind | null
  readonly is_self: boolean
  readonly times: number
  readonly total: number
}

/** Who looked at the person that the holder has chosen, newest first. */
export async function readViews(
  tx: Transaction,
  { since, page, pageSize }: { readonly since: Temporal.Instant; readonly page: number; readonly pageSize: number },
): Promise<readonly ViewRecord[]> {
  const { rows } = await sql<ViewRecord>`
    select at, action, unit, role_code, is_service, is_holder, relation, is_self, times, total
    from omsorg.portal_views(${since.toString()}, ${pageSize}, ${(page - 1) * pageSize})
  `.execute(tx)
  return rows
}
