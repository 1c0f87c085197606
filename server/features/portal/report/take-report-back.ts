import { takeReportBack as contract } from '@omsorg/contract/portal/report/take-report-back.ts'
import { takingBack } from '@omsorg/domain/orders/task/order-task.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { lockTold, takeToldBack } from '../../orders/index.ts'
import { readPortalPerson } from '../person.sql.ts'

/** Staff who take it on at the same moment wait for the same row: one of the two is told that the other was first. */
export const takeReportBack = handle(contract, async ({ input, actor, now, tx }) => {
  const { careRecipientId, reportId } = input
  const [person, told] = await Promise.all([
    readPortalPerson(tx, careRecipientId),
    lockTold(tx, { taskId: reportId, careRecipientId }),
  ])
  if (!person) return refuse('other-person-chosen', { at: 'careRecipientId' })
  if (!told) return refuse('report-not-found', { at: 'reportId' })
  if (told.outcome === 'taken-back') return agree({ careRecipientId, reportId })
  const taken = takingBack({ state: told.state, isOwn: told.asked_by === actor.userId })
  if (!taken.ok) return taken
  await takeToldBack(tx, { taskId: reportId, by: actor.userId, now })
  return agree({ careRecipientId, reportId })
})
