import { z } from 'zod'
import { reasonsNotToTakeBack } from '@omsorg/domain/orders/task/order-task.ts'
import { moveStates } from '@omsorg/domain/portal/moved/move.ts'
import { ability } from '../../ability.ts'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import { movedTo } from '../../orders/task/moved-to.ts'
import * as shown from '../../shown.ts'
import { doer } from '../person.ts'

/** What was taken back is gone; what was answered is told for sixty days. */
export const readMoved = endpoint({
  name: 'portal/moved/read-moved',
  method: 'GET',
  path: '/Moved/{careRecipientId}',
  applications: ['CRP'],
  permission: 'signed-in',
  summary: 'Tells what became of the move of the person that was told last.',
  params: z.object({ careRecipientId: idInText }),
  output: z.object({
    careRecipientId: shown.id,
    /** Of a protected person a move is told by telephone. */
    can: z.object({ tell: ability(['recipient-protected']) }),
    move: z
      .object({
        reportId: shown.id,
        /** Null of a protected person. */
        movedTo: movedTo.nullable(),
        on: shown.instant,
        by: doer,
        state: z.enum(moveStates),
        answeredOn: shown.instant.nullable(),
        /** Why the place did not change the address, or what it answers, in its words. */
        reason: z.string().nullable(),
        /** Whoever asks has told it, and has not said that the answer is read. */
        isNew: z.boolean(),
        can: z.object({ takeBack: ability(reasonsNotToTakeBack) }),
      })
      .nullable(),
  }),
  refusals: {},
  shows: ({ careRecipientId }) => [careRecipientId],
})
