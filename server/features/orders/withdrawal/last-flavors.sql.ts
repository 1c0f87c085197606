import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

export interface LastFlavorRecord {
  readonly prescription_row_id: number
  readonly item_number: string
  readonly packages: number
}

/** How the last withdrawal of each row was split into flavours; none for a row that was never drawn from. */
export async function readLastFlavors(
  tx: Transaction,
  draws: readonly { readonly rowId: number; readonly customerOrderId: number }[],
): Promise<LastFlavorRecord[]> {
  if (draws.length === 0) return []
  const { rows } = await sql<LastFlavorRecord>`
    select l.prescription_row_id, f.item_number, sum(f.packages)::int as packages
    from jsonb_to_recordset(${JSON.stringify(draws)}::jsonb) as d ("rowId" int, "customerOrderId" bigint)
    join omsorg.order_line l on l.customer_order_id = d."customerOrderId" and l.prescription_row_id = d."rowId"
    join omsorg.order_line_flavor f on f.order_line_id = l.id
    where not l.set_aside and not l.given_back
    group by l.prescription_row_id, f.item_number
  `.execute(tx)
  return rows
}
