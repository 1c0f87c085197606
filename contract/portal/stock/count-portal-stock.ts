import { mostCounted } from '@omsorg/domain/orders/supply/counted-stock.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { diaryRefusals } from '../diary/start-portal-diary.ts'
import { aboutPerson, doer, otherPerson } from '../person.ts'

/** Whole packages and what is left of an open one, already made pieces. It never changes what may be ordered. */
export const countPortalStock = endpoint({
  name: 'portal/stock/count-portal-stock',
  method: 'POST',
  path: '/Stock',
  applications: ['CRP'],
  permission: 'signed-in',
  summary: 'Notes how many pieces of a product a person has at home.',
  idempotent: true,
  input: z.object({
    ...aboutPerson,
    prescriptionRowId: id,
    pieces: z.int().min(0).max(mostCounted).nullable(),
    lastOrderHasCome: z.boolean().default(true),
    /** The count that whoever counts has seen; none where there was none. */
    seenCountId: id.nullable().default(null),
  }),
  output: z.object({ careRecipientId: shown.id, countId: shown.id }),
  refusals: {
    ...otherPerson,
    ...diaryRefusals,
    'row-not-found': { code: 'IPS001011' },
    'row-not-active': { code: 'IPS001006' },
    'nothing-counted': { code: 'COM001001' },
    'counted-meanwhile': {
      code: 'CONFLICT_STALE',
      detail: z.object({ countId: shown.id, pieces: z.int().nullable(), on: shown.isoDate, by: doer }),
    },
  },
  shows: ({ careRecipientId }) => [careRecipientId],
})
