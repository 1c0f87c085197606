import type { Language } from '@omsorg/texts/language.ts'
import { orderOfLanguage } from '../../../platform/market-order.sql.ts'
import { sql, type Sql } from '../../../platform/sql.ts'

/** A page of the clients in reach, by its number or by a client that stands on it. */
export interface PartOfClients {
  readonly page: number
  readonly pageSize: number
  readonly around: string | null
}

/**
 * As `part`, which page it is and how many clients there are, as that is kept; and as `chosen` the clients of that page, with their
 * names and markets, from the index of the reader's order.
 */
export function partOfClients(language: Language, { page, pageSize, around }: PartOfClients): Sql {
  const order = orderOfLanguage[language]
  const number =
    around === null
      ? sql`${page}::int`
      : sql`1 + (
          select count(*)::int from omsorg.client here
          join omsorg.client c on (c.name ${order}, c.id) < (here.name, here.id) and c.removed_at is null
          where here.id = ${around}::uuid) / ${pageSize}::int`
  return sql`
    part as materialized (
      select ${number} as page, omsorg.clients_in_reach() as total),
    chosen as materialized (
      select c.id, c.name, c.market from omsorg.client c where c.removed_at is null order by c.name ${order}, c.id
      limit ${pageSize}::int offset (select (page - 1) * ${pageSize}::int from part))`
}
