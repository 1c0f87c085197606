import type { Language } from '@omsorg/texts/language.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import type { Transaction } from '../../../platform/database.ts'
import type { Jobs } from '../../../platform/jobs/add-job.sql.ts'
import type { InquiryFields } from './inquiry-fields.ts'
import { keepInquiry } from './inquiries.sql.ts'
import { sendInquiryJob } from './send-inquiry-mail.ts'

interface ToSend {
  readonly fields: InquiryFields
  readonly language: Language
  /** What stands for the solved challenge, where there was one. */
  readonly solved: string | null
  readonly now: Temporal.Instant
}

/**
 * Keeps an inquiry with the job that mails it, once. False when its challenge was solved for something else, and when too many
 * came without one.
 */
export async function keepToSend(
  tx: Transaction,
  jobs: Jobs,
  seal: Seal,
  { fields, language, solved, now }: ToSend,
): Promise<boolean> {
  const words = JSON.stringify(fields)
  const { id, known } = await keepInquiry(tx, {
    kind: fields.kind,
    language,
    sealed: seal.seal(words),
    contentHash: seal.blind(`inquiry ${words}`),
    challengeHash: solved === null ? null : seal.blind(`challenge ${solved}`),
    now,
  })
  if (id !== null) jobs.add(sendInquiryJob, { inquiryId: id })
  return id !== null || known
}
