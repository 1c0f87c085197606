import type { Language } from '@omsorg/texts/language.ts'
import { sql, type Sql } from '../../../platform/sql.ts'

/** A page of the clients in reach, by its number or by a client that stands on it. */
export interface PartOfClients {
  readonly page: number
  readonly pageSize: number
  readonly around: string | null
}

/**
 * As `part`, which page it is and how many clients there are, as that is kept; and as `chosen` the clients of that page in the
 * order of the reader, with their names and markets.
 */
export function partOfClients(language: Language, { page, pageSize, around }: PartOfClients): Sql {
  return sql`
    part as materialized (
      select page, total, ids, names, markets
      from omsorg.page_of_clients(${language}::text, ${page}::int, ${pageSize}::int, ${around}::uuid)),
    chosen as materialized (
      select c.id, c.name, c.market, c.place
      from part, unnest(part.ids, part.names, part.markets) with ordinality as c (id, name, market, place))`
}
