import { saveProductSettings as contract } from '@omsorg/contract/products/settings/save-product-settings.ts'
import { checkHours } from '@omsorg/domain/investigations/leakage/leakage.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { holdClientToSet } from '../../organisation/index.ts'
import { readSettings, writeSettings } from './product-settings.sql.ts'

export const saveProductSettings = handle(contract, async ({ params: { clientId }, input, tx }) => {
  const { rowVersion: readVersion, ...settings } = input
  const { dayFrom: day, eveningFrom: evening, nightFrom: night } = settings
  const hours = checkHours({ day, evening, night })
  if (!hours.ok) return hours
  if ((await holdClientToSet(tx, clientId)) === null) return notFound()
  const stands = await readSettings(tx, clientId)
  if (stands?.rowVersion !== readVersion) return refuse('stale')
  return agree({ clientId, ...settings, rowVersion: await writeSettings(tx, clientId, settings) })
})
