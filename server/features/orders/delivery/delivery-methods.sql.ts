import type { MarketCode } from '@omsorg/domain/market.ts'
import type { MethodText } from '@omsorg/domain/orders/delivery/delivery-method.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

export interface MethodRecord {
  readonly id: number
  readonly code: string
  readonly marketAreaCode: MarketCode
  readonly name: string
  readonly description: string
  readonly fee: number
  readonly needsDeliveryPoint: boolean
  readonly rowVersion: number
}

const method = sql`
  m.id, m.code, m.market as "marketAreaCode", coalesce(own.name, english.name, m.code) as name,
  coalesce(own.description, english.description, '') as description, m.fee,
  m.needs_delivery_point as "needsDeliveryPoint", m.row_version as "rowVersion"`

const withWords = (language: string) => sql`
  omsorg.delivery_method m
  left join omsorg.delivery_method_text own on own.delivery_method_id = m.id and own.language = ${language}
  left join omsorg.delivery_method_text english on english.delivery_method_id = m.id and english.language = 'en'`

interface MethodsQuestion {
  /** Only of this market; null = of every one. */
  readonly market: MarketCode | null
  readonly term: string
  readonly language: string
  readonly limit: number
  readonly offset: number
  readonly descending: boolean
}

/** The methods of whose code or words, in whatever language, each word of the term is a part. */
export async function findMethods(
  tx: Transaction,
  { market, term, language, limit, offset, descending }: MethodsQuestion,
): Promise<(MethodRecord & { readonly total: number })[]> {
  const { rows } = await sql<MethodRecord & { total: number }>`
    select ${method}, count(*) over ()::int as total
    from ${withWords(language)}
    where (${market}::int is null or m.market = ${market}::int)
      and (${term} = '' or ' ' || omsorg.fold(m.code || ' ' || coalesce((
             select string_agg(t.name || ' ' || t.description, ' ') from omsorg.delivery_method_text t
             where t.delivery_method_id = m.id), '')) like all (omsorg.patterns_of(${term})))
    order by m.market, m.code ${descending ? sql`desc` : sql`asc`}
    limit ${limit} offset ${offset}
  `.execute(tx)
  return rows
}

export interface MethodWithTexts extends MethodRecord {
  readonly texts: readonly MethodText[]
}

export async function readMethod(tx: Transaction, id: number, language: string): Promise<MethodWithTexts | undefined> {
  const { rows } = await sql<MethodWithTexts>`
    select ${method}, coalesce((
             select json_agg(json_build_object('language', t.language, 'name', t.name, 'description', t.description)
                             order by array_position(array['en', 'sv', 'fi'], t.language::text))
             from omsorg.delivery_method_text t where t.delivery_method_id = m.id), '[]') as texts
    from ${withWords(language)}
    where m.id = ${id}
  `.execute(tx)
  return rows[0]
}

export interface LockedMethod {
  readonly id: number
  readonly code: string
  readonly market: MarketCode
  readonly row_version: number
}

/** Held until the transaction ends: whoever changes, removes or newly names it meanwhile waits. */
export async function lockMethod(tx: Transaction, id: number): Promise<LockedMethod | undefined> {
  const { rows } = await sql<LockedMethod>`
    select id, code, market, row_version from omsorg.delivery_method where id = ${id} for update
  `.execute(tx)
  return rows[0]
}

/** The same by its code, of one market or of each that has it. */
export async function lockMethodsByCode(
  tx: Transaction,
  code: string,
  market: MarketCode | null,
): Promise<LockedMethod[]> {
  const { rows } = await sql<LockedMethod>`
    select id, code, market, row_version from omsorg.delivery_method
    where code = ${code} and (${market}::int is null or market = ${market}::int)
    order by id for update
  `.execute(tx)
  return rows
}

export interface MethodToWrite {
  readonly code: string
  readonly marketAreaCode: MarketCode
  readonly fee: number
  readonly needsDeliveryPoint: boolean
}

interface WrittenMethod {
  readonly id: number
  readonly rowVersion: number
}

/** Undefined where the market has a method of that code. */
export async function insertMethod(tx: Transaction, given: MethodToWrite): Promise<WrittenMethod | undefined> {
  const { rows } = await sql<WrittenMethod>`
    insert into omsorg.delivery_method (market, code, fee, needs_delivery_point)
    values (${given.marketAreaCode}, ${given.code}, ${given.fee}, ${given.needsDeliveryPoint})
    on conflict (market, code) do nothing
    returning id, row_version as "rowVersion"
  `.execute(tx)
  return rows[0]
}

export async function updateMethod(
  tx: Transaction,
  id: number,
  given: Pick<MethodToWrite, 'fee' | 'needsDeliveryPoint'>,
): Promise<WrittenMethod | undefined> {
  const { rows } = await sql<WrittenMethod>`
    update omsorg.delivery_method
    set fee = ${given.fee}, needs_delivery_point = ${given.needsDeliveryPoint}, row_version = row_version + 1
    where id = ${id}
    returning id, row_version as "rowVersion"
  `.execute(tx)
  return rows[0]
}

/** The texts of a method are these from now on. */
export async function writeMethodTexts(tx: Transaction, id: number, texts: readonly MethodText[]): Promise<void> {
  await sql`
    with gone as (
      delete from omsorg.delivery_method_text
      where delivery_method_id = ${id} and language <> all(${texts.map((each) => each.language)}::text[])
    )
    insert into omsorg.delivery_method_text (delivery_method_id, language, name, description)
    select ${id}, language, name, description
    from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) as t (language text, name text, description text)
    on conflict (delivery_method_id, language) do update
    set name = excluded.name, description = excluded.description
  `.execute(tx)
}

export interface MethodUse {
  readonly settings: number
  readonly orders: number
}

export async function readMethodUse(tx: Transaction, { market, code }: LockedMethod): Promise<MethodUse> {
  const { rows } = await sql<MethodUse>`
    select settings, orders from omsorg.delivery_method_use(${market}, ${code})
  `.execute(tx)
  const [use] = rows
  if (!use) throw new Error('the use of a delivery method is for administration alone')
  return use
}

export async function removeMethod(tx: Transaction, id: number): Promise<void> {
  await sql`delete from omsorg.delivery_method where id = ${id}`.execute(tx)
}
