import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import type { FoundByWords, Scope } from './hits.sql.ts'

export interface WordsQuestion extends Pick<Scope, 'market' | 'area' | 'isPca'> {
  readonly term: string
  /** Whose own numbers find their items too; null = nobody's. */
  readonly clientId: string | null
}

/** The products that hold every word, or bear the whole number that the client has given them. */
export async function readFoundByWords(tx: Transaction, question: WordsQuestion): Promise<FoundByWords> {
  const { term, clientId, market, area, isPca } = question
  const { rows } = await sql<FoundByWords>`
    select coalesce(array_agg(found.product_id), '{}') as ids, coalesce(array_agg(found.rank), '{}') as points
    from omsorg.search_products(${term}, ${clientId}::uuid, ${market}::int, ${area}::text, ${isPca}::boolean) as found
  `.execute(tx)
  return rows[0] ?? { ids: [], points: [] }
}
