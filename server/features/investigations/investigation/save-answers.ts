import { saveAnswers as contract } from '@omsorg/contract/investigations/investigation/save-answers.ts'
import { mayBeFilledIn } from '@omsorg/domain/investigations/investigation/investigation.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { authorOf } from '../../../platform/author.ts'
import { handle } from '../../../platform/handle.ts'
import { statusShown } from './investigation-views.ts'
import { updateAnswers } from './investigations.sql.ts'
import { isStale, openInvestigation, refuseStale } from './open-investigation.ts'

export const saveAnswers = handle(contract, async ({ input, actor, now, today, tx }) => {
  const open = await openInvestigation(tx, input.investigationId)
  if (!open.ok) return open
  const record = open.value
  if (isStale(record, input.rowVersion)) return refuseStale(record)
  if (!mayBeFilledIn(statusShown(record, today))) return refuse('status-does-not-allow')
  const { validFrom, validTo, answers } = input
  if (validTo < validFrom) return refuse('ends-before-start', { at: 'validTo' })
  const rowVersion = await updateAnswers(tx, record.id, { validFrom, validTo, answers, by: authorOf(actor), now })
  return agree({ careRecipientId: record.care_recipient_id, savedOn: now.toString(), rowVersion })
})
