import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { therapyArea } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { orderPerson, personsIn } from './order-person.ts'
import { shownAuthor } from '../../author.ts'

/** A task that the care place has with an order, or a renewal that somebody asks for. Errors first. */
export const waitingKinds = [
  'refused',
  'cancel-refused',
  'stuck',
  'cancel-unanswered',
  'failed-job',
  'renewal',
] as const

const waiting = z
  .object({
    kind: z.enum(waitingKinds),
    since: shown.instant,
    ...orderPerson,
    /** Null of a renewal. */
    customerOrderId: shown.id.nullable(),
    /** Null of an order. */
    prescriptionId: shown.id.nullable(),
    therapyArea: therapyArea.nullable(),
    /** The first item that it is about. */
    itemName: z.string().nullable(),
    /** Who asks for a renewal, where a colleague does. */
    askedBy: shownAuthor.nullable(),
  })
  .meta({ id: 'WaitingForAnswer' })

export type WaitingForAnswer = z.output<typeof waiting>

/** What waits for an answer of the care place. */
export const listWaiting = endpoint({
  name: 'orders/today/list-waiting',
  method: 'GET',
  path: '/Order/Waiting',
  applications: ['GUIDE'],
  permission: { anyOf: ['OrderRead', 'PrescriptionRenewRead'] },
  summary:
    'Lists the tasks that the care place has with its orders, and renewals that are asked for: errors first, then the oldest.',
  output: z.object({ entities: z.array(waiting), totalCount: z.int() }),
  refusals: {},
  shows: ({ entities }) => personsIn(entities),
})
