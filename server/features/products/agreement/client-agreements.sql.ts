import type { Transaction } from '../../../platform/database.ts'
import { sql, type Sql } from '../../../platform/sql.ts'

export interface AgreementQuestion {
  readonly clientId: string
  readonly customerNumber?: string | undefined
  readonly agreementType?: number | undefined
  readonly searchTerm?: string | undefined
  readonly page: number
  readonly pageSize: number
}

interface ClientFacts {
  readonly name: string
  readonly market: number
  readonly numbers: string[]
}

/** Undefined out of reach, and of a client that is removed. */
export async function readClientFacts(tx: Transaction, clientId: string): Promise<ClientFacts | undefined> {
  const { rows } = await sql<ClientFacts>`
    select c.name, c.market,
           array(select distinct n.number from omsorg.customer_number n where n.client_id = c.id order by 1) as numbers
    from omsorg.client c where c.id = ${clientId}::uuid and c.removed_at is null
  `.execute(tx)
  return rows[0]
}

/** What holds on a day: under one number, that of the number before that of all; else each number by itself. */
function holding({ clientId, customerNumber }: AgreementQuestion, day: string): Sql {
  const number = customerNumber ?? null
  return sql`
    select distinct on (o.product_id, o.under) o.*
    from (
      select o.*, case when ${number}::text is null then o.customer_number end as under
      from omsorg.product_offer o
      where o.client_id = ${clientId}::uuid and o.valid_from <= ${day}::date
        and coalesce(o.valid_to, 'infinity') >= ${day}::date
        and (${number}::text is null or o.customer_number is null or o.customer_number = ${number})
    ) o
    order by o.product_id, o.under, o.customer_number nulls last, o.valid_from desc`
}

export interface AgreementRecord {
  readonly itemNumber: string
  readonly name: string
  readonly therapyArea: string
  readonly customerNumber: string | null
  readonly agreementType: number
  readonly price: number | null
  readonly validFrom: string
  readonly validTo: string | null
}

export async function readClientAgreements(
  tx: Transaction,
  asked: AgreementQuestion,
  today: Temporal.PlainDate,
): Promise<{ readonly agreements: AgreementRecord[]; readonly totalCount: number }> {
  const { agreementType = null, searchTerm = '', page, pageSize } = asked
  const { rows } = await sql<AgreementRecord & { readonly total: number }>`
    select p.item_number as "itemNumber", p.name, p.therapy_area as "therapyArea",
           h.customer_number as "customerNumber", h.agreement_type as "agreementType", h.price::int as price,
           h.valid_from as "validFrom", h.valid_to as "validTo", count(*) over ()::int as total
    from (${holding(asked, today.toString())}) h
    join omsorg.product p on p.id = h.product_id
    where (${agreementType}::int is null or h.agreement_type = ${agreementType})
      and (${searchTerm} = '' or strpos(p.search_text, omsorg.fold(${searchTerm})) > 0)
    order by p.name collate omsorg.nordic_sv, p.item_number, h.customer_number nulls first
    limit ${pageSize} offset ${(page - 1) * pageSize}
  `.execute(tx)
  return { agreements: rows, totalCount: rows[0]?.total ?? 0 }
}

export async function countClientAgreements(
  tx: Transaction,
  asked: AgreementQuestion,
  today: Temporal.PlainDate,
): Promise<{ readonly type: number; readonly count: number }[]> {
  const { rows } = await sql<{ type: number; count: number }>`
    select h.agreement_type as type, count(*)::int as count
    from (${holding(asked, today.toString())}) h group by h.agreement_type order by h.agreement_type
  `.execute(tx)
  return rows
}
