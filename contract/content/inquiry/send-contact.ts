import { caseTypes, contactWays } from '@omsorg/domain/content/inquiry/case-type.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { personName } from '../../fields.ts'
import { botToken, shortLine, visitor, words, workPlace } from './inquiry-fields.ts'

/** What care staff tells customer service from outside (A-2.2-23 to A-2.2-27). Sent again it is the same message. */
export const sendContact = endpoint({
  name: 'content/inquiry/send-contact',
  method: 'POST',
  path: '/Inquiry/Contact',
  permission: 'public',
  summary: 'Sends what somebody has filled in on the contact form to customer service.',
  budget: 'inquiry',
  input: z.object({
    firstName: personName,
    lastName: personName,
    userName: shortLine.or(z.literal('')).default(''),
    workPlace,
    customerNumber: shortLine.or(z.literal('')).default(''),
    email: visitor.email,
    telephone: visitor.phone,
    caseType: z.enum(caseTypes),
    preferredContact: z.enum(contactWays),
    message: words.default(''),
    /** Left out, the message counts among the few that come without the check. */
    botToken: botToken.optional(),
  }),
  output: z.object({}),
  refusals: { 'bot-check-failed': { code: 'REQUEST_FAILED' } },
})
