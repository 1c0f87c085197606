import { readCarePlace as contract } from '@omsorg/contract/organisation/care-place/read-care-place.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { lastChangeOf } from '../last-change.ts'
import { readPlaceOverview } from './care-place.sql.ts'

export const readCarePlace = handle(contract, async ({ params, tx }) => {
  const place = await readPlaceOverview(tx, params.carePlaceId)
  if (!place) return notFound()
  return agree({
    id: place.id,
    name: place.name,
    rowVersion: place.row_version,
    createdAt: place.created_at,
    changed: lastChangeOf(place),
    clientId: place.client_id,
    clientName: place.client_name,
    careUnitId: place.care_unit_id,
    careUnitName: place.care_unit_name,
    email: place.email,
    phone: place.phone,
    customerNo: place.customer_no,
    userCount: place.user_count,
  })
})
