import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

interface ImportClient {
  clientId: string
  name: string
  marketAreaCode: number
  erpCustomerIdentifier: string | null
}

export async function readImportClients(tx: Transaction): Promise<ImportClient[]> {
  const { rows } = await sql<ImportClient>`
    select id as "clientId", name, market as "marketAreaCode",
           nullif(erp_customer_identifier, '') as "erpCustomerIdentifier"
    from omsorg.client where removed_at is null
    order by market, case when market = 80 then name end collate omsorg.nordic_da,
             case when market = 40 then name end collate omsorg.nordic_nb,
             case when market = 30 then name end collate omsorg.nordic_fi, name collate omsorg.nordic_sv, id`.execute(
    tx,
  )
  return rows
}
