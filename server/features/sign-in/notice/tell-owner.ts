import type { OwnerNotice } from '@omsorg/domain/sign-in/notice/owner-notice.ts'
import type { Transaction } from '../../../platform/database.ts'
import { jobsIn } from '../../../platform/jobs/add-job.sql.ts'
import { addOwnerNotice } from './owner-notices.sql.ts'

/** Tells whoever has an account of one change of it. Payload: `{ noticeId }`. */
export const sendOwnerNoticeJob = 'sign-in/send-owner-notice'

/**
 * Mails whoever has an account that it changed, when the change commits: who did not do it learns of it. It goes to the address
 * that the account has now: a change of the address tells before it and after it.
 */
export async function tellOwner(tx: Transaction, userId: number, what: OwnerNotice): Promise<void> {
  const noticeId = await addOwnerNotice(tx, userId, what)
  if (noticeId !== undefined) {
    jobsIn(tx).add(sendOwnerNoticeJob, { noticeId }, { jobKey: `owner-notice-${noticeId}` })
  }
}
