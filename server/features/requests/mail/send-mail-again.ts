import { sendMailAgain as contract } from '@omsorg/contract/requests/mail/send-mail-again.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { keepMailRequests, readReceivers, readStoredMails } from './stored-mails.sql.ts'
import { sendMailAgainJob } from './send-again-job.ts'

export const sendMailAgain = handle(contract, async ({ input, actor, now, tx, jobs }) => {
  const ids = [...new Set(input.requestIds)]
  const operators = [...new Set(input.operatorIds)]
  if (!input.customerService && operators.length === 0) return refuse('receiver-missing')
  const [mails, known] = await Promise.all([
    readStoredMails(tx, { ids, onlyFailed: false, limit: ids.length, offset: 0 }),
    readReceivers(tx, operators),
  ])
  const missing = input.requestIds.findIndex((id) => !mails.some((mail) => mail.id === id))
  if (missing >= 0) return refuse('mail-not-found', { at: `requestIds[${missing}]` })
  const unknown = input.operatorIds.findIndex((id) => !known.includes(id))
  if (unknown >= 0) return refuse('receiver-not-found', { at: `operatorIds[${unknown}]` })
  const receivers = [...(input.customerService ? [null] : []), ...operators]
  const kept = await keepMailRequests(tx, ids, receivers, { by: actor.doerId, now })
  for (const mailRequestId of kept) jobs.add(sendMailAgainJob, { mailRequestId })
  return agree({ queued: kept.length })
})
