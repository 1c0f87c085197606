import type { InvoiceAreaView } from '@omsorg/contract/prescriptions/invoice-area/invoice-area-view.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

const columns = sql`
  i.id as "invoiceAreaId", i.code, i.name, i.customer_number as "customerNumber"`

export interface UserNumbers {
  readonly carePlaceId: string
  readonly userId: number
  /** None = all numbers of the place. */
  readonly customerNumbers: readonly string[]
  readonly area: TherapyArea | null
}

/** The active areas of the numbers that serve a care place: those assigned to the user there, or all where none were. */
export async function readOfUserNumbers(tx: Transaction, asked: UserNumbers): Promise<InvoiceAreaView[]> {
  const { carePlaceId, userId, customerNumbers, area } = asked
  const { rows } = await sql<InvoiceAreaView>`
    with here as materialized (
      select p.id, p.client_id from omsorg.care_place p where p.id = ${carePlaceId}::uuid
    ),
    number as materialized (
      select n.number from omsorg.customer_number n join here on here.client_id = n.client_id
      where (n.care_place_id = here.id or n.care_place_id is null)
        and (${area}::text is null or n.therapy_areas = '{}' or ${area}::text = any(n.therapy_areas))
      union
      select a.customer_number from omsorg.therapy_area_setting a join here on here.client_id = a.client_id
      where a.customer_number is not null and (${area}::text is null or a.therapy_area = ${area}::text)
    ),
    assigned as materialized (
      select u.invoice_area_id, u.customer_number from omsorg.user_invoice_area u
      where u.user_id = ${userId} and u.care_place_id = ${carePlaceId}::uuid
    )
    select ${columns}
    from omsorg.invoice_area i join here on here.client_id = i.client_id
    where i.active and i.customer_number in (select number from number)
      and (cardinality(${customerNumbers}::text[]) = 0 or i.customer_number = any(${customerNumbers}::text[]))
      and (not exists (select from assigned) or exists (
        select from assigned a
        where a.invoice_area_id = i.id or (a.invoice_area_id is null and a.customer_number = i.customer_number)))
    order by i.customer_number, i.code
  `.execute(tx)
  return rows
}

/** The active areas of one number of the client that a care place belongs to. */
export async function readOfNumber(
  tx: Transaction,
  carePlaceId: string,
  customerNumber: string,
): Promise<InvoiceAreaView[]> {
  const { rows } = await sql<InvoiceAreaView>`
    select ${columns}
    from omsorg.invoice_area i
    join omsorg.care_place p on p.id = ${carePlaceId}::uuid and p.client_id = i.client_id
    where i.active and i.customer_number = ${customerNumber}
    order by i.code
  `.execute(tx)
  return rows
}
