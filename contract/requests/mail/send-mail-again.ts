import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields.ts'

/** Queues kept mails for customer service itself or for operators, who may read them; for no other address (O-2-98). */
export const sendMailAgain = endpoint({
  name: 'requests/mail/send-mail-again',
  method: 'POST',
  path: '/Requests/Mail',
  applications: ['PRINCIPAL'],
  permission: 'UtilitiesWrite',
  summary: 'Queues kept mails to customer service once more, for the receivers that are chosen.',
  idempotent: true,
  input: z.object({
    requestIds: z.array(id).min(1).max(20),
    customerService: z.boolean().default(false),
    operatorIds: z.array(id).max(10).default([]),
  }),
  /** Mails times receivers. */
  output: z.object({ queued: z.int() }),
  refusals: {
    'receiver-missing': { code: 'COM001003' },
    'mail-not-found': { code: 'COM001001' },
    /** No operator, or one without an e-mail or that cannot sign in. */
    'receiver-not-found': { code: 'COM001001' },
  },
})
