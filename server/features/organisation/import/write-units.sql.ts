import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

/** Many units at once, below a client that is held. */
export async function addUnits(tx: Transaction, clientId: string, names: readonly string[]): Promise<void> {
  await sql`
    insert into omsorg.care_unit (client_id, name) select ${clientId}::uuid, name from unnest(${names}::text[]) name
  `.execute(tx)
}

/** Units that are held get other names. */
export async function renameUnits(
  tx: Transaction,
  units: readonly { readonly id: string; readonly name: string }[],
): Promise<void> {
  await sql`
    update omsorg.care_unit u set name = g.name, row_version = u.row_version + 1
    from jsonb_to_recordset(${JSON.stringify(units)}::jsonb) as g(id uuid, name text) where u.id = g.id
  `.execute(tx)
}
