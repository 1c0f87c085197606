import type { Seal } from '@omsorg/database/sealed.ts'
import { dateTimeTextIn } from '@omsorg/domain/format/date.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { loadAllTexts } from '@omsorg/texts/load.ts'
import { z } from 'zod'
import type { Mail } from '../../../adapters/mail/port.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database.ts'
import { isPermanentFailure, job, type Job } from '../../../platform/jobs/job.ts'
import { readOwnerNotice, removeOwnerNotice } from './owner-notices.sql.ts'
import { sendOwnerNoticeJob } from './tell-owner.ts'

export interface SignInWork {
  readonly database: Database
  readonly mail: Mail
  readonly clock: Clock
  readonly seal: Seal
  /** Where people reach us: the mails lead there, whatever a request says of its host. */
  readonly publicAddress: string
}

/** The mail goes between two transactions, and says what changed and when, never to what. */
export function sendOwnerNotice({ database, mail, publicAddress }: SignInWork): Job {
  return job(sendOwnerNoticeJob, z.object({ noticeId: z.int() }), async ({ noticeId }, { lastAttempt }) => {
    const notice = await database.transaction(null, (tx) => readOwnerNotice(tx, noticeId))
    if (!notice) return
    const words = (await loadAllTexts(notice.language)).ownerNotices
    const at = dateTimeTextIn(notice.market, notice.at, marketOf(notice.market).locale)
    const what = words.what[notice.what]
    const remove = () => database.transaction(null, (tx) => removeOwnerNotice(tx, noticeId))
    try {
      await mail.send({
        id: `owner-notice-${noticeId}`,
        to: notice.recipient,
        subject: what,
        text: words.text({ what, at, address: `${publicAddress}/login` }),
      })
    } catch (error) {
      if (lastAttempt || isPermanentFailure(error)) await remove()
      throw error
    }
    await remove()
  })
}
