import { saveClientSettings as contract } from '@omsorg/contract/prescriptions/settings/save-client-settings.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { isPayer, readOfClient, writeSetting } from './settings.sql.ts'

export const saveClientSettings = handle(contract, async ({ input, tx }) => {
  const { clientId, rowVersion, ...values } = input
  if (!(await readOfClient(tx, clientId))) return refuse('client-not-found', { at: 'clientId' })
  const payer = values.payerCustomerNumber
  if (payer !== null && !(await isPayer(tx, clientId, payer))) {
    return refuse('payer-not-found', { at: 'payerCustomerNumber' })
  }
  const setting = { clientId, carePlaceId: null, useClientSettings: false, renewalRequestsOff: [], values, rowVersion }
  const saved = await writeSetting(tx, setting)
  return saved ? agree(saved) : refuse('stale')
})
