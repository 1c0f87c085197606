import { newsKinds, shownStates } from '@omsorg/domain/news/item/news-words.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid, nameTerm } from '../../fields.ts'
import { defaultPageSize, largestPageSize } from '../../paging.ts'
import { listedNews } from './item-fields.ts'

export const searchNews = endpoint({
  name: 'news/item/search-news',
  method: 'POST',
  path: '/News/Search',
  applications: ['GUIDE', 'PRINCIPAL', 'CSP'],
  permission: 'NewsRead',
  feature: 'internalNews',
  summary:
    'Lists news: what is published in the order of its readers, then what is planned, drafts, and what has ended.',
  input: z.object({
    term: nameTerm.default(''),
    messageTypes: z.array(z.enum(newsKinds)).max(5).default([]),
    states: z.array(z.enum(shownStates)).max(4).default([]),
    clientId: guid.nullish(),
    page: z.int().min(1).max(100_000).default(1),
    pageSize: z.int().min(1).max(largestPageSize).default(defaultPageSize),
  }),
  output: z.object({
    entities: z.array(listedNews),
    totalCount: z.int(),
    page: z.int(),
    pageSize: z.int(),
    /** How many there are in each state, whatever states are asked for. */
    counts: z.object({ published: z.int(), planned: z.int(), draft: z.int(), ended: z.int() }),
  }),
  refusals: {},
})
