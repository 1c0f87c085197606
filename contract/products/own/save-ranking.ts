import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid, itemNumber, therapyArea } from '../../fields.ts'
import { ownRefusals, staleOf } from './own-refusals.ts'

/** 1 is shown first. Several may have the same place; then the name decides. */
const rank = z.int().min(1).max(9999)

/** Orders what the users of a client are shown (A-6-18, O-6-02). */
export const saveRanking = endpoint({
  name: 'products/own/save-ranking',
  method: 'PUT',
  path: '/Product/Ranking',
  applications: ['GUIDE', 'PRINCIPAL'],
  permission: 'ProductRankingWrite',
  summary: "Gives a product its place in a client's ranking, or takes it out.",
  idempotent: true,
  input: z.object({
    clientId: guid,
    therapyArea,
    itemNumber,
    /** Null takes the product out of the ranking. */
    rank: rank.nullable(),
    /** The place that was read: nobody overwrites unseen what somebody else has just saved. */
    readRank: rank.nullable(),
  }),
  output: z.object({ rank: z.int().nullable() }),
  refusals: { ...ownRefusals, ...staleOf(z.int()) },
})
