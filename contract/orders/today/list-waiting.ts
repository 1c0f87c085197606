import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { therapyArea } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { orderPerson, personsIn } from './order-person.ts'
import { shownAuthor } from '../../author.ts'

/** A task that the care place has with an order or of a person who has moved, or a renewal that somebody asks for. Errors first. */
export const waitingKinds = [
  'refused',
  'cancel-refused',
  'stuck',
  'cancel-unanswered',
  'failed-job',
  'reported',
  'moved',
  'renewal',
] as const

const waiting = z
  .object({
    kind: z.enum(waitingKinds),
    since: shown.instant,
    ...orderPerson,
    /** Null of a renewal, and of a person who has moved. */
    customerOrderId: shown.id.nullable(),
    /** Of a renewal alone. */
    prescriptionId: shown.id.nullable(),
    therapyArea: therapyArea.nullable(),
    /** The first item that it is about. */
    itemName: z.string().nullable(),
    /** Who asks for a renewal, or tells of something. */
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
