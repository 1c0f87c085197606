import { savePatientFee as contract } from '@omsorg/contract/prescriptions/patient-fee/save-patient-fee.ts'
import { isOnOrBefore } from '@omsorg/domain/calendar/period.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { checkFee } from '@omsorg/domain/prescriptions/prescription/prescribe.ts'
import { handle } from '../../../platform/handle.ts'
import { lockPersons } from '../locks.sql.ts'
import { readFeeToday } from './fee-today.sql.ts'
import { insertFee } from './fees.sql.ts'
import { authorOf } from '../../../platform/author.ts'

export const savePatientFee = handle(contract, async ({ input, actor, now, today, tx }) => {
  const { careRecipientId, therapyArea, amount, percentage } = input
  await lockPersons(tx, [careRecipientId])
  const validFrom = input.validFrom === null ? today : Temporal.PlainDate.from(input.validFrom)
  const client = await readFeeToday(
    tx,
    careRecipientId,
    therapyArea,
    isOnOrBefore(today, validFrom) ? validFrom : today,
  )
  if (!client) return refuse('recipient-not-found', { at: 'careRecipientId' })
  if (!actor.mayIn('ProductPrescriptionWrite', therapyArea)) return refuse('not-your-area', { at: 'therapyArea' })
  if (!isOnOrBefore(today, validFrom)) return refuse('valid-from-in-the-past', { at: 'validFrom' })
  const { method, type } = client
  const wrong = checkFee(input, method && type ? { method, type } : null)
  if (wrong !== null) return refuse('fee-not-by-setting', { at: wrong.slice(1) || 'therapyArea' })
  const id = await insertFee(
    tx,
    { careRecipientId, therapyArea, amount, percentage, validFrom },
    { by: authorOf(actor), at: now },
  )
  return agree({ careRecipientId, id })
})
