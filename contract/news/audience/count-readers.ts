import { newsLanguages } from '@omsorg/domain/news/reading/text-for.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { audience } from '../item/item-fields.ts'

export const countReaders = endpoint({
  name: 'news/audience/count-readers',
  method: 'POST',
  path: '/News/Readers',
  applications: ['GUIDE', 'PRINCIPAL', 'CSP'],
  permission: 'NewsRead',
  feature: 'internalNews',
  summary:
    'Counts whom news would reach: everybody of the client, those in its units, and those who hold a role besides.',
  input: z.object(audience),
  output: z.object({
    everybody: z.int(),
    inUnits: z.int(),
    readers: z.int(),
    /** The readers by the language that they have chosen. */
    languages: z.array(z.object({ language: z.enum(newsLanguages), readers: z.int() })),
  }),
  refusals: { 'audience-wrong': { code: 'COM001001' }, 'not-yours': { code: 'IMN001002' } },
})
