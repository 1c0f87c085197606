import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

export interface CategoryRecord {
  readonly id: number
  readonly parent_id: number | null
  readonly therapy_area: TherapyArea
  readonly name: string
}

/** The headings of a market, of one area or of all, in their order; names fall back to English, then to Swedish (O-C13). */
export async function readCategoriesOf(
  tx: Transaction,
  market: number,
  area: TherapyArea | null,
  language: string,
): Promise<CategoryRecord[]> {
  const { rows } = await sql<CategoryRecord>`
    select c.id, c.parent_id, c.therapy_area,
           coalesce(c.name ->> ${language}::text, c.name ->> 'en', c.name ->> 'sv', '') as name
    from omsorg.product_category c
    where c.market = ${market} and ${area === null ? sql`true` : sql`c.therapy_area = ${area}`}
    order by c.position, c.id
  `.execute(tx)
  return rows
}
