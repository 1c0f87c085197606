import { readCarePlaceSettings as contract } from '@omsorg/contract/prescriptions/settings/read-care-place-settings.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { defaultsBelow, valuesOf } from './defaults.ts'
import { readOfClient, readOfPlace } from './settings.sql.ts'

/** A place that has saved nothing takes the client's settings. */
export const readCarePlaceSettings = handle(contract, async ({ params, tx }) => {
  const saved = await readOfPlace(tx, params.carePlaceId)
  if (!saved) return notFound()
  const ofClient = await readOfClient(tx, saved.clientId)
  if (!ofClient) return notFound()
  return agree({
    carePlaceId: params.carePlaceId,
    clientId: saved.clientId,
    useClientSettings: saved.useClientSettings ?? true,
    renewalRequestsOff: saved.renewalRequestsOff ?? [],
    ...valuesOf(saved),
    own: valuesOf(saved),
    inherited: defaultsBelow(ofClient),
    rowVersion: saved.rowVersion,
  })
})
