import { hasActivePrescriptions as contract } from '@omsorg/contract/prescriptions/prescription/has-active-prescriptions.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { hasRunning } from './has-active-prescriptions.sql.ts'

/** Judged by date: a confirmed prescription whose day has come runs, whatever has been written of it yet. */
export const hasActivePrescriptions = handle(contract, async ({ params, today, tx }) => {
  const found = await hasRunning(tx, params.careRecipientGuid, today)
  return found ? agree({ careRecipientId: found.id, hasActivePrescriptions: found.runs }) : notFound()
})
