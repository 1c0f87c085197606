import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { personsIn } from '../today/order-person.ts'
import { receiverView } from '../placing/receiver.ts'
import { preliminaryLineView } from './preliminary-line.ts'
import { preliminaryOrderRow } from './preliminary-order-row.ts'

export const preliminaryOrderView = preliminaryOrderRow
  .extend({
    carePlaceId: shown.guid,
    /** As it was kept; null where none was. */
    receiver: receiverView.nullable(),
    lines: z.array(preliminaryLineView),
  })
  .meta({ id: 'PreliminaryOrderView' })

export type PreliminaryOrderView = z.output<typeof preliminaryOrderView>

/** A preliminary order with its lines as they stand today. One with residents is missing for whoever may not see persons. */
export const readPreliminaryOrder = endpoint({
  name: 'orders/preliminary/read-preliminary-order',
  method: 'GET',
  path: '/Order/PreliminaryOrder/{preliminaryOrderId}',
  applications: ['GUIDE', 'CSP'],
  permission: 'OrderRead',
  summary: 'Reads a preliminary order with what has changed of each line.',
  params: z.object({ preliminaryOrderId: idInText }),
  output: preliminaryOrderView,
  refusals: {},
  shows: ({ lines }) => personsIn(lines),
})
