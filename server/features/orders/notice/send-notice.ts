import { marketOf } from '@omsorg/domain/market.ts'
import { channelToPerson, toldWithinHours } from '@omsorg/domain/orders/notice/order-notice.ts'
import { loadAllTexts } from '@omsorg/texts/load.ts'
import { z } from 'zod'
import type { Letter, Mail } from '../../../adapters/mail/port.ts'
import type { Sms } from '../../../adapters/sms/port.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database.ts'
import { isPermanentFailure, job, type Job } from '../../../platform/jobs/job.ts'
import { giveNoticeUp, markNoticeSent, type NoticeToSend, readNotice } from './notices.sql.ts'
import { sendNoticeJob } from './tell-of-part.ts'

export interface NoticeWork {
  readonly database: Database
  readonly mail: Mail
  readonly sms: Sms
  readonly clock: Clock
  /** Where people reach us: order mail leads there. */
  readonly publicAddress: string
}

/**
 * Sends one notice between two transactions. It names the order by its number alone: text messages and mail are not
 * confidential. A gateway that may have taken it is asked before it is sent again, and the mail has the same id again.
 */
export function sendNotice({ database, mail, sms, clock, publicAddress }: NoticeWork): Job {
  return job(sendNoticeJob, z.object({ noticeId: z.int() }), async ({ noticeId }, { attempt, lastAttempt }) => {
    const notice = await database.transaction(null, (tx) => readNotice(tx, noticeId))
    if (!notice || notice.is_over) return
    const giveUp = () => database.transaction(null, (tx) => giveNoticeUp(tx, noticeId, clock()))
    const to = recipientOf(notice)
    if (to === null || isTooLate(notice, clock())) return giveUp()
    const id = `order-notice-${noticeId}`
    try {
      if (notice.channel === 'sms') {
        const text = await textToPerson(notice)
        if (attempt === 1 || !(await sms.wasSent(id))) await sms.send({ id, to, text })
      } else await mail.send({ id, to, ...(await letterOf(notice, publicAddress)) })
    } catch (error) {
      if (lastAttempt || isPermanentFailure(error)) await giveUp()
      throw error
    }
    await database.transaction(null, (tx) => markNoticeSent(tx, noticeId, clock()))
  })
}

/** To whom it goes now: who was protected since, or wishes nothing any more, is told nothing. */
function recipientOf(notice: NoticeToSend): string | null {
  if (notice.channel === 'order-mail') return notice.recipient
  const facts = { notifyBy: notice.notify_by, protectedKind: notice.protected_kind }
  if (channelToPerson(notice.kind, facts) !== notice.channel) return null
  return notice.channel === 'sms' ? notice.notify_phone : notice.notify_email
}

function isTooLate({ added_at: addedAt, channel }: NoticeToSend, now: Temporal.Instant): boolean {
  return channel !== 'order-mail' && Temporal.Instant.from(addedAt).until(now).total('hours') > toldWithinHours
}

async function wordsOf({ market }: NoticeToSend) {
  return (await loadAllTexts(marketOf(market).language)).orderNotices
}

async function textToPerson(notice: NoticeToSend): Promise<string> {
  const number = String(notice.customer_order_id)
  const { person } = await wordsOf(notice)
  return notice.delivery_date ? person.onItsWayFor({ number, date: notice.delivery_date }) : person.onItsWay({ number })
}

async function letterOf(notice: NoticeToSend, publicAddress: string): Promise<Pick<Letter, 'subject' | 'text'>> {
  const { person, orderMail } = await wordsOf(notice)
  if (notice.channel === 'email') return { subject: person.subject, text: await textToPerson(notice) }
  const number = String(notice.customer_order_id)
  const subject = orderMail[notice.kind]({ number })
  const address = `${publicAddress}/OrderOverview/${number}`
  return { subject, text: orderMail.text({ subject, address }) }
}
