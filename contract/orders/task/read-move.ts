import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { shownAuthor } from '../../author.ts'
import { movedTo } from './moved-to.ts'

/** What the form that changes the person is filled in from. Of a protected person nothing is told. */
export const readMove = endpoint({
  name: 'orders/task/read-move',
  method: 'GET',
  path: '/Order/Task/Move/{careRecipientId}',
  applications: ['GUIDE'],
  permission: { allOf: ['OrderRead', 'CareRecipientRead'] },
  summary: 'Reads where a care recipient has moved, as it was told in the portal and waits to be seen to.',
  params: z.object({ careRecipientId: idInText }),
  output: z.object({
    careRecipientId: shown.id,
    /** Null where nothing waits. */
    move: z
      .object({
        taskId: shown.id,
        rowVersion: shown.rowVersion,
        movedTo,
        askedBy: shownAuthor.nullable(),
        since: shown.instant,
      })
      .nullable(),
  }),
  refusals: {},
  shows: ({ careRecipientId }) => [careRecipientId],
})
