import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid, nameTerm } from '../../fields.ts'
import * as shown from '../../shown.ts'

const named = z.object({ id: shown.guid, name: z.string() })

/** Clients by their names, the first fifty of them; the care units of one client when it is named. */
export const readAudience = endpoint({
  name: 'news/audience/read-audience',
  method: 'GET',
  path: '/News/Audience',
  applications: ['GUIDE', 'PRINCIPAL', 'CSP'],
  permission: 'NewsRead',
  feature: 'internalNews',
  summary: 'Names whom the caller can write for: clients, the care units of one of them, and roles.',
  query: z.object({ term: nameTerm.default(''), clientId: guid.optional() }),
  output: z.object({
    /** The markets that can be written for as a whole: none by whoever writes for one client. */
    markets: z.array(z.int()),
    clients: z.array(named.extend({ market: z.int() })),
    careUnits: z.array(named),
    roles: z.array(z.string()),
  }),
  refusals: {},
})
