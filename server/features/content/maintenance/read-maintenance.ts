import { readMaintenance as contract } from '@omsorg/contract/content/maintenance/read-maintenance.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { readLanguage } from '@omsorg/texts/language.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { maintenanceMessage } from './read-maintenance.sql.ts'

export const readMaintenance = handle(contract, async ({ params, tx }) => {
  const message = await maintenanceMessage(tx, readLanguage(params.lang))
  return message === null ? notFound() : agree({ message })
})
