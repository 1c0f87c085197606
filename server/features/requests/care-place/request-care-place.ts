import { requestCarePlace as contract } from '@omsorg/contract/requests/care-place/request-care-place.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { refuse } from '@omsorg/domain/outcome.ts'
import { handle, type Handler } from '../../../platform/handle.ts'
import { keepRequest } from '../keep-request.ts'
import { readOwnUnitName } from '../requests.sql.ts'

export function requestCarePlace(seal: Seal): Handler<typeof contract.name> {
  return handle(contract, async (call) => {
    const { clientId, carePlaceId, userId } = call.actor
    if (!clientId || !carePlaceId) return refuse('place-not-chosen')
    const { careUnitId, ...asked } = call.input
    const careUnitName = await readOwnUnitName(call.tx, careUnitId, userId)
    if (careUnitName === undefined) return refuse('care-unit-not-found', { at: 'careUnitId' })
    return keepRequest(call, seal, { clientId, carePlaceId }, { kind: 'care-place', careUnitName, ...asked })
  })
}
