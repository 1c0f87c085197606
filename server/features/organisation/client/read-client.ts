import { readClient as contract } from '@omsorg/contract/organisation/client/read-client.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { lastChangeOf } from '../last-change.ts'
import { readClientOverview } from './client.sql.ts'

export const readClient = handle(contract, async ({ params, tx }) => {
  const client = await readClientOverview(tx, params.clientId)
  if (!client) return notFound()
  return agree({
    id: client.id,
    name: client.name,
    rowVersion: client.row_version,
    createdAt: client.created_at,
    changed: lastChangeOf(client),
    marketAreaCode: client.market,
    patientDataOwnerId: client.patient_data_owner_id,
    erpCustomerIdentifier: client.erp_customer_identifier,
    alias: client.alias,
    customerNo: client.customer_no,
    careUnitCount: client.care_unit_count,
    carePlaceCount: client.care_place_count,
    userCount: client.user_count,
  })
})
