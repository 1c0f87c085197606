import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, itemNumber } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { areaRefusals, openingRefusals, writers } from './investigation-refusals.ts'

/**
 * Keeps the products that came of an investigation, in place of those that were kept before (O-7-114). Whoever says what was
 * kept when it was read changes only what differs from that: what somebody else chose or took back meanwhile stands.
 */
export const saveItems = endpoint({
  name: 'investigations/investigation/save-items',
  method: 'POST',
  path: '/Investigation/InvestigationItems',
  applications: ['GUIDE'],
  permission: writers,
  summary: 'Keeps the products of an investigation; its area stands in the header Therapy-Area.',
  idempotent: true,
  input: z.object({
    investigationId: id,
    itemNumbers: z.array(itemNumber).max(50),
    former: z
      .array(itemNumber)
      .max(50)
      .optional()
      .describe('What was kept when it was read; what changed since stays.'),
  }),
  output: z.object({ careRecipientId: shown.id, itemNumbers: z.array(z.string()) }),
  refusals: {
    ...areaRefusals,
    ...openingRefusals,
    'status-does-not-allow': { code: 'COM001001' },
    'area-of-another': { code: 'COM001001' },
    'item-not-found': { code: 'IPS001007' },
    'item-of-another-area': { code: 'CSP001007' },
  },
  shows: (answer) => [answer.careRecipientId],
})
