import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields.ts'

export const seeReplacementNotices = endpoint({
  name: 'customer-service/substitution/see-replacement-notices',
  method: 'PUT',
  path: '/ItemReplacement/Notices/Seen',
  applications: ['GUIDE'],
  permission: { anyOf: ['ProductSelectionWrite', 'OrderWrite'] },
  summary: 'Says that the care place has seen which items were replaced.',
  input: z.object({ replacementIds: z.array(id).min(1).max(200) }),
  output: z.object({ seen: z.int() }),
  refusals: {},
})
