import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'

/** Seconds for which a code is good, and before another may be asked for. */
export const codeSeconds = 300
export const againSeconds = 30

/**
 * By `contact`, an e-mail or a mobile number, the answer is the same whether somebody has it: body, status and time. By
 * `activation`, the link of the mail, the code goes to the mobile number that the care place wrote; nothing is used up by it.
 */
export const askPortalCode = endpoint({
  name: 'sign-in/portal/ask-portal-code',
  method: 'POST',
  path: '/connect/portal/code',
  fixed: true,
  permission: 'public',
  summary: 'Sends a code of six digits to whoever signs in to the care recipient portal.',
  encoding: 'form',
  refusalForm: 'identity',
  input: z
    .object({
      contact: z.string().trim().min(3).max(254).optional(),
      activation: z.string().min(20).max(200).optional(),
    })
    .refine((sent) => (sent.contact === undefined) !== (sent.activation === undefined), { path: ['contact'] }),
  output: z.object({
    challenge: z.string(),
    expires_in: z.int().describe('Seconds for which the code is good'),
    again_in: z.int().describe('Seconds before another may be asked for'),
    sent_to: z.string().nullable().describe('The last digits of the number, for whoever brings a link; else null'),
  }),
  refusals: {
    'link-ended': { code: 'IDS004003' },
    'link-used': { code: 'IDS004003' },
    'link-replaced': { code: 'IDS004003' },
    'too-many': { code: 'TOO_MANY' },
  },
})
