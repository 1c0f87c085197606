import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { botToken, subjectLine, visitor, words } from './inquiry-fields.ts'

/** A question of whoever visits the pages. Sent again it is the same question. */
export const sendInquiry = endpoint({
  name: 'content/inquiry/send-inquiry',
  method: 'POST',
  path: '/api/Guide/Inquiry',
  fixed: true,
  permission: 'public',
  summary: 'Sends a question of a visitor to customer service.',
  budget: 'inquiry',
  input: z.object({
    ...visitor,
    phone: visitor.phone.or(z.literal('')).default(''),
    subject: subjectLine,
    message: words.min(1),
    botToken,
  }),
  output: z.object({}),
  refusals: { 'bot-check-failed': { code: 'REQUEST_FAILED' } },
})
