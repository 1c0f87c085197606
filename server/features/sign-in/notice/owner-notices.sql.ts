import type { MarketCode } from '@omsorg/domain/market.ts'
import type { OwnerNotice } from '@omsorg/domain/sign-in/notice/owner-notice.ts'
import type { Language } from '@omsorg/texts/language.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

/** None when the account has no address. */
export async function addOwnerNotice(tx: Transaction, userId: number, what: OwnerNotice): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into omsorg.owner_notice (user_id, what, recipient)
    select u.id, ${what}, u.email from omsorg.user_account u where u.id = ${userId} and u.email is not null
    returning id
  `.execute(tx)
  return rows[0]?.id
}

export interface OwnerNoticeToSend {
  readonly what: OwnerNotice
  readonly recipient: string
  readonly at: string
  readonly language: Language
  readonly market: MarketCode
}

export async function readOwnerNotice(tx: Transaction, noticeId: number): Promise<OwnerNoticeToSend | undefined> {
  const { rows } = await sql<OwnerNoticeToSend>`
    select n.what, n.recipient, n.at, u.language, u.market
    from omsorg.owner_notice n
    join omsorg.user_account u on u.id = n.user_id
    where n.id = ${noticeId}
  `.execute(tx)
  return rows[0]
}

export async function removeOwnerNotice(tx: Transaction, noticeId: number): Promise<void> {
  await sql`delete from omsorg.owner_notice where id = ${noticeId}`.execute(tx)
}
