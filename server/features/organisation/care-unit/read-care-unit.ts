import { readCareUnit as contract } from '@omsorg/contract/organisation/care-unit/read-care-unit.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { lastChangeOf } from '../last-change.ts'
import { readUnitOverview } from './care-unit.sql.ts'

export const readCareUnit = handle(contract, async ({ params, tx }) => {
  const unit = await readUnitOverview(tx, params.careUnitId)
  if (!unit) return notFound()
  return agree({
    id: unit.id,
    name: unit.name,
    rowVersion: unit.row_version,
    createdAt: unit.created_at,
    changed: lastChangeOf(unit),
    clientId: unit.client_id,
    clientName: unit.client_name,
    carePlaceCount: unit.care_place_count,
    userCount: unit.user_count,
  })
})
