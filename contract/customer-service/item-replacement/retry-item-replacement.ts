import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields.ts'
import { replacementView } from './replacement-view.ts'

/** Goes on with what is left of a replacement that has stalled; what is done stays (states 2.7). */
export const retryItemReplacement = endpoint({
  name: 'customer-service/item-replacement/retry-item-replacement',
  method: 'PUT',
  path: '/ItemReplacement/Retry',
  applications: ['CSP'],
  permission: 'ItemReplacementWrite',
  summary: 'Tries again what is left of a replacement that has stalled.',
  input: z.object({ replacementId: id }),
  output: replacementView,
  refusals: {
    'replacement-not-found': { code: 'COM001001' },
    'not-stalled': { code: 'COM001001' },
  },
})
