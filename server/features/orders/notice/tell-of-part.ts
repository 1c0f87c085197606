import type { ErpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import { channelToPerson, noticeOf } from '@omsorg/domain/orders/notice/order-notice.ts'
import type { Transaction } from '../../../platform/database.ts'
import { jobsIn } from '../../../platform/jobs/add-job.sql.ts'
import { addNotices, readPersonToTell } from './notices.sql.ts'

/** Tells of what a message or a refusal does to one part of an order. Payload: `{ noticeId }`. */
export const sendNoticeJob = 'orders/send-notice'

/** Whoever is to be told of the status that a part takes is told of it when the change commits, and of each once. */
export async function tellOfPart(
  tx: Transaction,
  part: { readonly id: number; readonly erp_status: ErpStatus | null },
  status: ErpStatus,
): Promise<void> {
  if (part.erp_status === null) return
  const kind = noticeOf(part.erp_status, status)
  if (kind === null) return
  const person = await readPersonToTell(tx, part.id)
  if (!person) return
  const facts = { notifyBy: person.notify_by, protectedKind: person.protected_kind }
  const jobs = jobsIn(tx)
  for (const noticeId of await addNotices(tx, { orderId: part.id, kind, toPerson: channelToPerson(kind, facts) })) {
    jobs.add(sendNoticeJob, { noticeId }, { jobKey: `notice-${noticeId}` })
  }
}
