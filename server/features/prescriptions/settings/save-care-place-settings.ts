import { saveCarePlaceSettings as contract } from '@omsorg/contract/prescriptions/settings/save-care-place-settings.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { isPayer, readOfPlace, writeSetting } from './settings.sql.ts'

export const saveCarePlaceSettings = handle(contract, async ({ input, tx }) => {
  const { carePlaceId, useClientSettings, renewalRequestsOff, rowVersion, ...values } = input
  const place = await readOfPlace(tx, carePlaceId)
  if (!place) return refuse('care-place-not-found', { at: 'carePlaceId' })
  const { clientId } = place
  const payer = values.payerCustomerNumber
  if (payer !== null && !(await isPayer(tx, clientId, payer))) {
    return refuse('payer-not-found', { at: 'payerCustomerNumber' })
  }
  const areas = [...new Set(renewalRequestsOff)]
  const setting = { clientId, carePlaceId, useClientSettings, renewalRequestsOff: areas, values, rowVersion }
  const saved = await writeSetting(tx, setting)
  return saved ? agree(saved) : refuse('stale')
})
