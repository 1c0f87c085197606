import type { Language } from '@omsorg/texts/language.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

/** So many come without a solved challenge in an hour, from all sources together. */
const uncheckedAnHour = 30

export interface InquiryToKeep {
  readonly kind: 'inquiry' | 'contact'
  readonly language: Language
  readonly sealed: Buffer
  readonly contentHash: Buffer
  readonly challengeHash: Buffer | null
  readonly now: Temporal.Instant
}

/** An id for what is new; `known` for what was sent before; neither where the challenge does not hold. */
export async function keepInquiry(
  tx: Transaction,
  { kind, language, sealed, contentHash, challengeHash, now }: InquiryToKeep,
): Promise<{ readonly id: number | null; readonly known: boolean }> {
  const { rows } = await sql<{ id: number | null; known: boolean }>`
    select id, known
    from omsorg.keep_inquiry(
      ${kind}, ${language}::omsorg.language_code, ${sealed}::bytea, ${contentHash}::bytea, ${challengeHash}::bytea,
      ${now.toString()}::timestamptz, ${uncheckedAnHour})
  `.execute(tx)
  return rows[0] ?? { id: null, known: false }
}

export interface InquiryToSend {
  readonly kind: 'inquiry' | 'contact'
  readonly language: Language
  readonly sealed: Buffer
  readonly sent_at: string | null
}

export async function inquiryToSend(tx: Transaction, id: number): Promise<InquiryToSend | undefined> {
  const { rows } = await sql<InquiryToSend>`
    select kind, language, sealed, sent_at from omsorg.inquiry where id = ${id}
  `.execute(tx)
  return rows[0]
}

export async function markSent(tx: Transaction, id: number, now: Temporal.Instant): Promise<void> {
  await sql`
    update omsorg.inquiry set sent_at = ${now.toString()}::timestamptz, failed_at = null where id = ${id}
  `.execute(tx)
}

export async function markFailed(tx: Transaction, id: number, now: Temporal.Instant): Promise<void> {
  await sql`update omsorg.inquiry set failed_at = ${now.toString()}::timestamptz where id = ${id}`.execute(tx)
}

/** What was sent is in the mail; here it is kept only as long as somebody may ask whether it was. */
export async function removeOldInquiries(tx: Transaction, now: Temporal.Instant): Promise<number> {
  const inquiries = await sql`
    delete from omsorg.inquiry where asked_at < ${now.toString()}::timestamptz - interval '30 days'
  `.execute(tx)
  return inquiries.rowCount
}
