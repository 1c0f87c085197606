import type { HolderKind } from '@omsorg/domain/portal-accounts/account/holders.ts'
import type { Transaction } from '../../platform/database.ts'
import { sql } from '../../platform/sql.ts'

export interface DoerRecord {
  readonly author_id: number
  readonly relation: HolderKind | null
}

/** Those of some authors who hold an account, with what they are to the person. */
export async function readDoers(tx: Transaction, authorIds: readonly number[]): Promise<DoerRecord[]> {
  if (authorIds.length === 0) return []
  const { rows } = await sql<DoerRecord>`
    select author_id, relation from omsorg.portal_doers(${authorIds}::int[])
  `.execute(tx)
  return rows
}
