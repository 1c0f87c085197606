import { updateValidTo as contract } from '@omsorg/contract/investigations/investigation/update-valid-to.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { authorOf } from '../../../platform/author.ts'
import { handle } from '../../../platform/handle.ts'
import { statusShown } from './investigation-views.ts'
import { updateEnd, writeEvent } from './investigations.sql.ts'
import { openInvestigation } from './open-investigation.ts'

export const updateValidTo = handle(contract, async ({ input, actor, now, today, tx }) => {
  const open = await openInvestigation(tx, input.investigationId)
  if (!open.ok) return open
  const record = open.value
  if (statusShown(record, today) !== 'active') return refuse('status-does-not-allow')
  const { validTo } = input
  if (validTo < record.valid_from) return refuse('ends-before-start', { at: 'validTo' })
  const by = authorOf(actor)
  const rowVersion = await updateEnd(tx, record.id, { validTo, by, now })
  await writeEvent(tx, { id: record.id, event: 'end-changed', from: record.status, to: record.status, by, now })
  return agree({ careRecipientId: record.care_recipient_id, validTo, rowVersion })
})
