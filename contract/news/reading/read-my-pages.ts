import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { readableNews } from './reading-fields.ts'

const section = z.array(readableNews)

/** The newest fifty of each part. `own` stands for the data controller of whoever asks. */
export const readMyPages = endpoint({
  name: 'news/reading/read-my-pages',
  method: 'GET',
  path: '/Messages/MyPages/{pdo}',
  applications: ['GUIDE', 'PRINCIPAL', 'CSP'],
  permission: 'signed-in',
  summary: 'Reads what the own pages say to the caller, by its parts. The data controller is that of the own client.',
  params: z.object({ pdo: z.string().trim().min(1).max(60) }),
  output: z.object({
    news: section,
    information: section,
    manuals: section,
    contacts: section,
    agreements: section,
    /** Of the news alone. */
    unread: z.int(),
  }),
  refusals: {},
})
