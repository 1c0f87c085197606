import type { HolderKind } from '@omsorg/domain/portal-accounts/account/holders.ts'
import type { Transaction } from '../../platform/database.ts'
import { readDoers } from './doers.sql.ts'

/** Who did something, as the portal tells it: nobody of the staff by name. */
export interface Doer {
  readonly isSelf: boolean
  readonly relation: HolderKind | null
  readonly unit: string | null
}

/** The doers behind some authors; whoever is no holder is told by the unit of the place. */
export async function doersOf(
  tx: Transaction,
  authorIds: readonly (number | null)[],
  { self, unit }: { readonly self: number; readonly unit: string },
): Promise<(authorId: number | null) => Doer> {
  const asked = [...new Set(authorIds.filter((id) => id !== null))]
  const found = new Map((await readDoers(tx, asked)).map((each) => [each.author_id, each.relation]))
  return (authorId) => {
    if (authorId === self) return { isSelf: true, relation: found.get(authorId) ?? null, unit: null }
    const isHolder = authorId !== null && found.has(authorId)
    return { isSelf: false, relation: isHolder ? (found.get(authorId) ?? null) : null, unit: isHolder ? null : unit }
  }
}
