import { saveIncontinenceSpecific as contract } from '@omsorg/contract/investigations/leakage/save-incontinence-specific.ts'
import { mayBeFilledIn } from '@omsorg/domain/investigations/investigation/investigation.ts'
import { checkLeakageSum } from '@omsorg/domain/investigations/leakage/leakage.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { authorOf } from '../../../platform/author.ts'
import { handle } from '../../../platform/handle.ts'
import { answersOf, statusShown } from '../investigation/investigation-views.ts'
import { updateAnswers } from '../investigation/investigations.sql.ts'
import { isStale, openInvestigation, refuseStale } from '../investigation/open-investigation.ts'
import { writeIncontinence } from './incontinence.sql.ts'

/** The answers say the same afterwards: whoever opens the form sees what was saved. */
export const saveIncontinenceSpecific = handle(contract, async ({ input, actor, now, today, tx }) => {
  const { investigationId, rowVersion: version, ...fields } = input
  const parts = { day: fields.dayLeakage, evening: fields.eveningLeakage, night: fields.nightLeakage }
  const sum = checkLeakageSum(parts, fields.dailyTotal)
  if (!sum.ok) return sum
  const open = await openInvestigation(tx, investigationId)
  if (!open.ok) return open
  const record = open.value
  if (isStale(record, version)) return refuseStale(record)
  if (record.therapy_area !== 'Incontinence') return refuse('not-incontinence', { at: 'investigationId' })
  if (!mayBeFilledIn(statusShown(record, today))) return refuse('status-does-not-allow')
  await writeIncontinence(tx, input)
  const rowVersion = await updateAnswers(tx, record.id, {
    validFrom: record.valid_from,
    validTo: record.valid_to,
    answers: { ...answersOf(record), ...fields },
    by: authorOf(actor),
    now,
  })
  return agree({ careRecipientId: record.care_recipient_id, rowVersion })
})
