import { viewKinds } from '@omsorg/domain/access-log/entry/view-kind.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import { pageInQuery } from '../../paging.ts'
import * as shown from '../../shown.ts'
import { relation } from '../person.ts'

/** Several views by the same within ten minutes are one row. Nobody of the staff is named. */
export const whoLooked = z
  .object({
    /** The hour, in UTC. */
    at: shown.instant,
    kind: z.enum(viewKinds).nullable(),
    /** Staff by their unit and profession; null of a holder of an account. */
    unit: z.string().nullable(),
    /** The code of a role, such as `Nurse`, which the texts have a word for. */
    profession: z.string().nullable(),
    /** Customer service looked in place of the care place. */
    isCustomerService: z.boolean(),
    /** A holder of an account; null of staff. */
    relation: relation.nullable(),
    isSelf: z.boolean(),
    times: z.int(),
  })
  .meta({ id: 'WhoLooked' })

export const listWhoLooked = endpoint({
  name: 'portal/access-log/list-who-looked',
  method: 'GET',
  path: '/AccessLog/{careRecipientId}',
  applications: ['CRP'],
  permission: 'signed-in',
  summary: 'Lists who looked at a person within a year, newest first.',
  params: z.object({ careRecipientId: idInText }),
  query: z.object(pageInQuery),
  output: z.object({
    careRecipientId: shown.id,
    entities: z.array(whoLooked),
    totalCount: z.int(),
    page: z.int(),
    pageSize: z.int(),
    /** The first day that is told here; older ones tells the care place. */
    from: shown.isoDate,
  }),
  refusals: {},
  shows: ({ careRecipientId }) => [careRecipientId],
})
