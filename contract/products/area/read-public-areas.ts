import { marketCodes } from '@omsorg/domain/market.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { therapyArea } from '../../fields.ts'

/** What a visitor may know of the assortment: the areas and their kinds of products. Nothing of any client. */
export const readPublicAreas = endpoint({
  name: 'products/area/read-public-areas',
  method: 'GET',
  path: '/Product/PublicAreas/{market}',
  permission: 'public',
  summary: 'Answers the therapy areas with their kinds of products.',
  params: z.object({
    market: z.union([
      z.literal(marketCodes),
      z
        .string()
        .regex(/^\d{2}$/)
        .transform(Number)
        .pipe(z.literal(marketCodes)),
    ]),
  }),
  output: z.object({
    areas: z.array(z.object({ therapyArea, typeCount: z.int(), types: z.array(z.string()) })),
  }),
  refusals: {},
})
