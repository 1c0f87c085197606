import { readCarePlaceSettings as contract } from '@omsorg/contract/prescriptions/settings/read-care-place-settings.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { valuesOf } from './defaults.ts'
import { readOfPlace } from './settings.sql.ts'

/** A place that has saved nothing takes the client's settings. */
export const readCarePlaceSettings = handle(contract, async ({ params, tx }) => {
  const saved = await readOfPlace(tx, params.carePlaceId)
  if (!saved) return notFound()
  return agree({
    carePlaceId: params.carePlaceId,
    useClientSettings: saved.useClientSettings ?? true,
    renewalRequestsOff: saved.renewalRequestsOff ?? [],
    ...valuesOf(saved),
    rowVersion: saved.rowVersion,
  })
})
