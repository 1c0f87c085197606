import { changeStatus as contract } from '@omsorg/contract/investigations/investigation/change-status.ts'
import { changeOf, investigationStatus } from '@omsorg/domain/investigations/investigation/investigation.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { authorOf } from '../../../platform/author.ts'
import { handle } from '../../../platform/handle.ts'
import { statusShown } from './investigation-views.ts'
import { readOthers, updateStatus, writeEvent } from './investigations.sql.ts'
import { isStale, openInvestigation, refuseStale } from './open-investigation.ts'

/** The former active one goes before the new one comes: there is never more than one (O-4-14). */
export const changeStatus = handle(contract, async ({ input, actor, now, today, tx }) => {
  const open = await openInvestigation(tx, input.investigationId)
  if (!open.ok) return open
  const record = open.value
  const { id, care_recipient_id: careRecipientId, therapy_area: therapyArea } = record
  if (isStale(record, input.rowVersion)) return refuseStale(record)
  const others = await readOthers(tx, { id, careRecipientId, therapyArea })
  const change = changeOf(
    {
      status: statusShown(record, today),
      anotherInProgress: others.some(({ status }) => status === investigationStatus['in-progress']),
      isComplete: therapyArea !== 'Incontinence' || record.daily_total !== null,
    },
    input.status,
  )
  if (!change.ok) return change
  const by = authorOf(actor)
  const former =
    change.value === 'completed' ? others.find(({ status }) => status === investigationStatus.active) : undefined
  if (former) {
    const status = investigationStatus.inactive
    await updateStatus(tx, former.id, { status, by, now })
    await writeEvent(tx, { id: former.id, event: 'replaced', from: former.status, to: status, by, now })
  }
  const status = investigationStatus[input.status]
  const rowVersion = await updateStatus(tx, id, { status, by, now })
  await writeEvent(tx, { id, event: change.value, from: record.status, to: status, by, now })
  return agree({ careRecipientId, status: input.status, madeInactive: former?.id ?? null, rowVersion })
})
