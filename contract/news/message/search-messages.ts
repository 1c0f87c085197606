import { newsKinds } from '@omsorg/domain/news/item/news-words.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { nameTerm } from '../../fields.ts'
import { defaultPageSize, largestPageSize, listOf } from '../../paging.ts'
import { readableNews } from '../reading/reading-fields.ts'

export const searchMessages = endpoint({
  name: 'news/message/search-messages',
  method: 'POST',
  path: '/Messages/Search',
  applications: ['GUIDE', 'PRINCIPAL', 'CSP'],
  permission: 'signed-in',
  summary: 'Lists the news and messages that the caller sees as a reader, what is on top first and then the newest.',
  input: z.object({
    term: nameTerm.default(''),
    messageTypes: z.array(z.enum(newsKinds)).max(5).default([]),
    page: z.int().min(1).max(100_000).default(1),
    pageSize: z.int().min(1).max(largestPageSize).default(defaultPageSize),
  }),
  output: listOf(readableNews),
  refusals: {},
})
