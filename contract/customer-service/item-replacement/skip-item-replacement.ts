import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields.ts'
import { replacementView } from './replacement-view.ts'

/** Ends a replacement that has stalled without what is left of it, with a word why. */
export const skipItemReplacement = endpoint({
  name: 'customer-service/item-replacement/skip-item-replacement',
  method: 'PUT',
  path: '/ItemReplacement/Skip',
  applications: ['CSP'],
  permission: 'ItemReplacementWrite',
  summary: 'Ends a replacement that has stalled, and leaves what is left of it as it is.',
  input: z.object({ replacementId: id, reason: z.string().trim().min(1).max(500) }),
  output: replacementView,
  refusals: {
    'replacement-not-found': { code: 'COM001001' },
    'not-stalled': { code: 'COM001001' },
  },
})
