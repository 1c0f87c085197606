import { readClientSettings as contract } from '@omsorg/contract/prescriptions/settings/read-client-settings.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { defaults, defaultsBelow, valuesOf } from './defaults.ts'
import { readOfClient } from './settings.sql.ts'

export const readClientSettings = handle(contract, async ({ params, tx }) => {
  const saved = await readOfClient(tx, params.clientId)
  if (!saved) return notFound()
  return agree({
    clientId: params.clientId,
    ...defaultsBelow(saved),
    own: valuesOf(saved),
    inherited: defaults,
    rowVersion: saved.rowVersion,
  })
})
