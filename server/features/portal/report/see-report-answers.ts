import { seeReportAnswers as contract } from '@omsorg/contract/portal/report/see-report-answers.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { readPortalPerson } from '../person.sql.ts'
import { markAnswersSeen } from './reports.sql.ts'

export const seeReportAnswers = handle(contract, async ({ input, now, tx }) => {
  const { careRecipientId, reportIds: ids } = input
  if (!(await readPortalPerson(tx, careRecipientId))) return refuse('other-person-chosen', { at: 'careRecipientId' })
  return agree({ careRecipientId, seen: await markAnswersSeen(tx, ids, now) })
})
