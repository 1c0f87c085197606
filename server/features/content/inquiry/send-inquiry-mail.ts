import type { Country } from '@omsorg/domain/market.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { loadAllTexts } from '@omsorg/texts/load.ts'
import type { Language } from '@omsorg/texts/language.ts'
import type { AllTexts } from '@omsorg/texts/shape.ts'
import { z } from 'zod'
import type { Mail } from '../../../adapters/mail/port.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database.ts'
import { isPermanentFailure, job, type Job } from '../../../platform/jobs/job.ts'
import { inquiryFields, type InquiryFields } from './inquiry-fields.ts'
import { inquiryToSend, markFailed, markSent, removeOldInquiries } from './inquiries.sql.ts'

/** Payload: `{ inquiryId }`. */
export const sendInquiryJob = 'content/send-inquiry'
export const removeInquiriesJob = 'content/remove-old-inquiries'

export interface InquiryWork {
  readonly database: Database
  readonly mail: Mail
  readonly clock: Clock
  readonly seal: Seal
  /** The address of customer service in each country. */
  readonly customerService: Readonly<Record<Country, string>>
}

/** Whoever writes is not known; the language that the page was read in says which customer service reads it. */
const countryOf: Readonly<Record<Language, Country>> = { sv: 'SE', fi: 'FI', dk: 'DK', en: 'SE' }

/** The mail goes between two transactions, as from us, with the visitor to be answered. */
export function sendInquiryMail({ database, mail, clock, seal, customerService }: InquiryWork): Job {
  return job(sendInquiryJob, z.object({ inquiryId: z.int() }), async ({ inquiryId }, { lastAttempt }) => {
    const inquiry = await database.transaction(null, (tx) => inquiryToSend(tx, inquiryId))
    if (!inquiry || inquiry.sent_at !== null) return
    const fields = inquiryFields.parse(JSON.parse(seal.open(inquiry.sealed)))
    const words = (await loadAllTexts(inquiry.language)).inquiries
    try {
      await mail.send({
        id: `inquiry-${inquiryId}`,
        to: customerService[countryOf[inquiry.language]],
        replyTo: fields.email,
        subject: oneLine(words.mail.subject({ about: aboutOf(fields, words) })),
        text: textOf(fields, words),
      })
    } catch (error) {
      if (lastAttempt || isPermanentFailure(error)) {
        await database.transaction(null, (tx) => markFailed(tx, inquiryId, clock()))
      }
      throw error
    }
    await database.transaction(null, (tx) => markSent(tx, inquiryId, clock()))
  })
}

export function removeInquiries({ database, clock }: InquiryWork): Job {
  return job(removeInquiriesJob, z.unknown(), async () => {
    await database.transaction(null, (tx) => removeOldInquiries(tx, clock()))
  })
}

type Words = AllTexts['inquiries']

function aboutOf(fields: InquiryFields, { caseTypes }: Words): string {
  return fields.kind === 'inquiry' ? fields.subject : caseTypes[fields.caseType]
}

/** A line break in a subject would be a head of its own. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, 200)
}

function textOf(fields: InquiryFields, words: Words): string {
  const facts: readonly (readonly [string, string])[] =
    fields.kind === 'inquiry'
      ? [
          [words.mail.from, fields.name],
          [words.email, fields.email],
          [words.phone, fields.phone],
          [words.subject, fields.subject],
        ]
      : [
          [words.mail.from, fields.name],
          [words.workPlace, fields.workPlace],
          [words.email, fields.email],
          [words.phone, fields.phone],
          [words.preferredContact, words.contactWays[fields.preferredContact]],
          [words.caseType, words.caseTypes[fields.caseType]],
          [words.userName, fields.userName],
          [words.customerNumber, fields.customerNumber],
        ]
  const { message: said } = fields
  const told = facts.flatMap(([name, value]) => (value === '' ? [] : [`${name}: ${value}`]))
  return [...told, ...(said === '' ? [] : ['', said]), '', words.mail.foot].join('\n')
}
