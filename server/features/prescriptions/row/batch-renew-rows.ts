import { batchRenewRows as contract } from '@omsorg/contract/prescriptions/row/batch-renew-rows.ts'
import { refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { lockPrescriptions } from '../locks.sql.ts'
import { renewLocked } from '../renewal/renew-locked.ts'

export const batchRenewRows = handle(contract, async ({ input, actor, now, today, tx }) => {
  const named = [...new Set(input.prescriptionRowIds)]
  const prescriptions = await lockPrescriptions(tx, { rowIds: named })
  const found = new Set(prescriptions.flatMap(({ rows }) => rows).map((row) => row.id))
  const missing = input.prescriptionRowIds.findIndex((id) => !found.has(id))
  if (missing >= 0) return refuse('row-not-found', { at: `prescriptionRowIds[${missing}]` })
  const [old, another] = prescriptions
  if (!old || another) return refuse('rows-of-several-prescriptions', { at: 'prescriptionRowIds' })
  return renewLocked(tx, { old, named, startDate: input.startDate, actor, now, today })
})
