import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

export interface AgreementRecord {
  readonly clientId: string
  readonly clientName: string
  readonly customerNumber: string | null
  readonly agreementType: number
  readonly price: number | null
  readonly validFrom: string
  readonly validTo: string | null
}

export interface AgreementQuestion {
  readonly productId: number
  readonly today: Temporal.PlainDate
  readonly page: number
  readonly pageSize: number
  readonly sortOrder: 'asc' | 'desc'
}

/** What holds today of an item, client by client; of two under one number the newer holds. */
export async function readAgreements(
  tx: Transaction,
  { productId, today, page, pageSize, sortOrder }: AgreementQuestion,
): Promise<{ readonly agreements: AgreementRecord[]; readonly totalCount: number }> {
  const day = today.toString()
  const { rows } = await sql<AgreementRecord & { readonly total: number }>`
    with holding as (
      select distinct on (o.client_id, o.customer_number) o.*
      from omsorg.product_offer o
      where o.product_id = ${productId} and o.valid_from <= ${day}::date
        and coalesce(o.valid_to, 'infinity') >= ${day}::date
      order by o.client_id, o.customer_number, o.valid_from desc
    )
    select c.id as "clientId", c.name as "clientName", h.customer_number as "customerNumber",
           h.agreement_type as "agreementType", h.price::int as price, h.valid_from as "validFrom",
           h.valid_to as "validTo", count(*) over ()::int as total
    from holding h join omsorg.client c on c.id = h.client_id and c.removed_at is null
    order by case when ${sortOrder} = 'asc' then c.name end collate omsorg.nordic_sv,
             case when ${sortOrder} = 'desc' then c.name end collate omsorg.nordic_sv desc, c.id, h.customer_number
    limit ${pageSize} offset ${(page - 1) * pageSize}
  `.execute(tx)
  return { agreements: rows, totalCount: rows[0]?.total ?? 0 }
}
