import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { marketCode } from '../../fields.ts'
import * as shown from '../../shown.ts'

/** Nothing is used up by it, and nobody is named: the mail may lie open. */
export const readPortalLink = endpoint({
  name: 'sign-in/portal/read-portal-link',
  method: 'POST',
  path: '/connect/portal/link',
  fixed: true,
  permission: 'public',
  summary: 'Says until when the link of the first mail to a holder of the care recipient portal is good.',
  encoding: 'form',
  refusalForm: 'identity',
  input: z.object({ activation: z.string().min(20).max(200) }),
  output: z.object({
    good_until: shown.instant,
    market: marketCode.describe('By whose clock the day and the hour are said'),
  }),
  refusals: {
    'link-ended': { code: 'IDS004003' },
    'link-used': { code: 'IDS004003' },
    'link-replaced': { code: 'IDS004003' },
  },
})
