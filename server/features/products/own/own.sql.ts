import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

interface ClientWithProduct {
  readonly clientId: string
  /** Null where the market has no such product, and so is its area. */
  readonly productId: number | null
  readonly therapyArea: TherapyArea | null
  readonly rankingEnabled: boolean
  readonly numbersEnabled: boolean
}

/** A client in reach, with a product of its market. */
export async function findProductOfClient(
  tx: Transaction,
  clientId: string,
  itemNumber: string,
): Promise<ClientWithProduct | undefined> {
  const { rows } = await sql<ClientWithProduct>`
    select c.id as "clientId", p.id as "productId", p.therapy_area as "therapyArea",
           coalesce(s.ranking_enabled, false) as "rankingEnabled",
           coalesce(s.custom_article_numbers_enabled, false) as "numbersEnabled"
    from omsorg.client c
    left join omsorg.product p on p.market = c.market and p.item_number = ${itemNumber}
    left join omsorg.product_setting s on s.client_id = c.id
    where c.id = ${clientId}::uuid and c.removed_at is null
  `.execute(tx)
  return rows[0]
}

interface OfClient {
  readonly clientId: string
  readonly productId: number
}

type Change<Value> = OfClient & {
  readonly value: Value | null
  readonly read: Value | null
  readonly actor: Actor
}

/** Does nothing where the place is not the one that was read. */
export async function changeRank(
  tx: Transaction,
  { clientId, productId, value, read, actor, therapyArea }: Change<number> & { readonly therapyArea: TherapyArea },
): Promise<void> {
  const own = sql`client_id = ${clientId}::uuid and product_id = ${productId}`
  await (
    value === null
      ? sql`delete from omsorg.product_ranking where ${own} and rank = ${read}::int`
      : read === null
        ? sql`insert into omsorg.product_ranking (client_id, therapy_area, product_id, rank, changed_by)
              values (${clientId}::uuid, ${therapyArea}, ${productId}, ${value}::int, ${actor.doerId})
              on conflict (client_id, product_id) do nothing`
        : sql`update omsorg.product_ranking set rank = ${value}::int, changed_by = ${actor.doerId}, changed_at = now()
              where ${own} and rank = ${read}::int`
  ).execute(tx)
}

export async function readRank(tx: Transaction, { clientId, productId }: OfClient): Promise<number | null> {
  const { rows } = await sql<{ rank: number }>`
    select rank from omsorg.product_ranking where client_id = ${clientId}::uuid and product_id = ${productId}
  `.execute(tx)
  return rows[0]?.rank ?? null
}

/** Holds the numbers of a client until the end, so that two products never get the same one. */
export async function lockNumbers(tx: Transaction, clientId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('custom-article-number ' || ${clientId}::uuid, 0))`.execute(
    tx,
  )
}

export async function changeCustomNumber(
  tx: Transaction,
  { clientId, productId, value, actor }: Omit<Change<string>, 'read'>,
): Promise<void> {
  await (
    value === null
      ? sql`delete from omsorg.custom_article_number where client_id = ${clientId}::uuid and product_id = ${productId}`
      : sql`insert into omsorg.custom_article_number (client_id, product_id, custom_number, changed_by)
            values (${clientId}::uuid, ${productId}, ${value}, ${actor.doerId})
            on conflict (client_id, product_id) do update
              set custom_number = excluded.custom_number, changed_by = excluded.changed_by, changed_at = now()`
  ).execute(tx)
}

interface KnownNumber {
  readonly productId: number
  readonly customNumber: string
  readonly itemNumber: string
  readonly name: string
}

/** The number of a product, and the product that has a number, of a client. */
export async function readNumbers(
  tx: Transaction,
  asked: { readonly clientId: string; readonly productId: number; readonly customNumber: string | null },
): Promise<KnownNumber[]> {
  const { rows } = await sql<KnownNumber>`
    select n.product_id as "productId", n.custom_number as "customNumber", p.item_number as "itemNumber", p.name
    from omsorg.custom_article_number n
    join omsorg.product p on p.id = n.product_id
    where n.client_id = ${asked.clientId}::uuid
      and (n.product_id = ${asked.productId} or n.custom_number = ${asked.customNumber})
  `.execute(tx)
  return rows
}
