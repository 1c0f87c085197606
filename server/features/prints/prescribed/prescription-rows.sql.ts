import type { ShownAuthor } from '@omsorg/contract/author.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

/** Who closed the rows of a person, by hand or with their prescription; a row that is not closed is missing. */
export async function readClosers(
  tx: Transaction,
  careRecipientId: number,
): Promise<{ readonly prescription_row_id: number; readonly by: ShownAuthor | null }[]> {
  const { rows } = await sql<{ prescription_row_id: number; by: ShownAuthor | null }>`
    select distinct on (r.id) r.id as prescription_row_id, omsorg.author_names(e.by_user, e.on_behalf_of) as by
    from omsorg.prescription p
    join omsorg.prescription_row r on r.prescription_id = p.id
    join omsorg.prescription_event e
      on e.prescription_id = p.id and e.event in ('closed', 'row-closed')
     and coalesce(e.prescription_row_id, r.id) = r.id
    where p.care_recipient_id = ${careRecipientId}
    order by r.id, e.at
  `.execute(tx)
  return rows
}

/** Where a row stands, and the area that it is invoiced to; undefined out of reach. */
export async function readPlaceOfRow(
  tx: Transaction,
  rowId: number,
): Promise<
  | { readonly care_recipient_id: number; readonly therapy_area: TherapyArea; readonly invoice_area: string | null }
  | undefined
> {
  const { rows } = await sql<{ care_recipient_id: number; therapy_area: TherapyArea; invoice_area: string | null }>`
    select p.care_recipient_id, p.therapy_area, area.name as invoice_area
    from omsorg.prescription_row r
    join omsorg.prescription p on p.id = r.prescription_id
    left join omsorg.invoice_area area on area.id = r.invoice_area_id
    where r.id = ${rowId}
  `.execute(tx)
  return rows[0]
}
