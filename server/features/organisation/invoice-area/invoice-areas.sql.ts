import type { invoiceArea } from '@omsorg/contract/organisation/invoice-area/area-fields.ts'
import type { z } from 'zod'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

export type InvoiceArea = z.output<typeof invoiceArea>

const columns = sql`
  i.id as "invoiceAreaId", i.client_id as "clientId", i.customer_number as "customerNumber", i.code, i.name, i.active,
  i.row_version as "rowVersion"`

/** Whether the client or a place of it has that number, or a therapy area is ordered under it. */
const hasNumber = (clientId: string, customerNumber: string) => sql`
  (exists (select from omsorg.customer_number n where n.client_id = ${clientId}::uuid and n.number = ${customerNumber})
    or exists (select from omsorg.therapy_area_setting a
               where a.client_id = ${clientId}::uuid and a.customer_number = ${customerNumber}))`

interface Asked {
  readonly clientId: string
  readonly customerNumber: string | null
  readonly page: number
  readonly pageSize: number
  readonly descending: boolean
}

export async function readInvoiceAreas(
  tx: Transaction,
  { clientId, customerNumber, page, pageSize, descending }: Asked,
): Promise<{ readonly areas: InvoiceArea[]; readonly found: number }> {
  const direction = descending ? sql`desc` : sql`asc`
  const { rows } = await sql<InvoiceArea & { readonly found: number }>`
    select ${columns}, count(*) over ()::int as found
    from omsorg.invoice_area i
    where i.client_id = ${clientId}::uuid
      and (${customerNumber}::text is null or i.customer_number = ${customerNumber}::text)
    order by i.customer_number ${direction}, i.code ${direction}
    limit ${pageSize} offset ${(page - 1) * pageSize}
  `.execute(tx)
  const areas = rows.map((row): InvoiceArea => {
    const { found: _, ...area } = row
    return area
  })
  return { areas, found: rows[0]?.found ?? 0 }
}

/** All of one customer number, out of use or not, and whether the client or a place of it has that number. */
export async function readAreasOfNumber(
  tx: Transaction,
  clientId: string,
  customerNumber: string,
): Promise<{ readonly areas: InvoiceArea[]; readonly hasNumber: boolean }> {
  const [areas, { rows }] = await Promise.all([
    sql<InvoiceArea>`
      select ${columns} from omsorg.invoice_area i
      where i.client_id = ${clientId}::uuid and i.customer_number = ${customerNumber}
    `.execute(tx),
    sql<{ readonly hasNumber: boolean }>`
      select ${hasNumber(clientId, customerNumber)} as "hasNumber"
    `.execute(tx),
  ])
  return { areas: areas.rows, hasNumber: rows[0]?.hasNumber ?? false }
}

/** What a change of an area is judged by; the client is held. */
export async function readAreaFacts(
  tx: Transaction,
  {
    clientId,
    customerNumber,
    code,
    invoiceAreaId,
  }: Pick<InvoiceArea, 'clientId' | 'customerNumber' | 'code'> & {
    readonly invoiceAreaId: number | null
  },
): Promise<{ readonly version: number | null; readonly hasNumber: boolean; readonly codeTaken: boolean }> {
  const { rows } = await sql<{ version: number | null; hasNumber: boolean; codeTaken: boolean }>`
    select (select i.row_version from omsorg.invoice_area i
            where i.id = ${invoiceAreaId}::int and i.client_id = ${clientId}::uuid) as version,
           ${hasNumber(clientId, customerNumber)} as "hasNumber",
           exists (select from omsorg.invoice_area i
                   where i.client_id = ${clientId}::uuid and i.customer_number = ${customerNumber} and i.code = ${code}
                     and i.id is distinct from ${invoiceAreaId}::int) as "codeTaken"
  `.execute(tx)
  return rows[0]!
}

type Saved = Omit<InvoiceArea, 'invoiceAreaId' | 'rowVersion'>

export async function addInvoiceArea(tx: Transaction, area: Saved): Promise<InvoiceArea> {
  const { rows } = await sql<InvoiceArea>`
    insert into omsorg.invoice_area as i (client_id, customer_number, code, name, active)
    values (${area.clientId}::uuid, ${area.customerNumber}, ${area.code}, ${area.name}, ${area.active})
    returning ${columns}
  `.execute(tx)
  return rows[0]!
}

/** Saved as it was, it stays as it was. */
export async function writeInvoiceArea(tx: Transaction, id: number, area: Saved): Promise<InvoiceArea> {
  const { rows } = await sql<InvoiceArea>`
    update omsorg.invoice_area as i
    set customer_number = ${area.customerNumber}, code = ${area.code}, name = ${area.name}, active = ${area.active},
        row_version = i.row_version + case
          when (i.customer_number, i.code, i.name, i.active)
            is distinct from (${area.customerNumber}, ${area.code}, ${area.name}, ${area.active}::boolean) then 1 else 0 end
    where i.id = ${id} and i.client_id = ${area.clientId}::uuid
    returning ${columns}
  `.execute(tx)
  return rows[0]!
}
