import type { ShownAuthor } from '@omsorg/contract/author.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

/** The names of whoever prints, and for whom. */
export async function readPrinter(tx: Transaction, { doerId, onBehalfOf }: Actor): Promise<ShownAuthor | null> {
  const { rows } = await sql<{ names: ShownAuthor | null }>`
    select omsorg.author_names(${doerId}, ${onBehalfOf}) as names
  `.execute(tx)
  return rows[0]?.names ?? null
}
