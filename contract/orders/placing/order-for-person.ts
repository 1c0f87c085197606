import { z } from 'zod'
import { addressView } from '../../care-recipients/address/address-view.ts'
import { orderedToday } from '../../care-recipients/recipient/ordered-today.ts'
import { recipientView } from '../../care-recipients/recipient/recipient-view.ts'
import { id, isoDate, minor } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { orderWarning } from '../order/order-codes.ts'
import { deliveryDays, deliveryMethod, orderRules, receiverBefore } from './pre-order-parts.ts'
import { receiverInput, receiverView } from './receiver.ts'
import { totals, totalsInputs } from './totals.ts'

/** What an order for one person is proposed with, whatever its lines are of. */
export const proposedForPerson = {
  careRecipient: recipientView,
  receiver: receiverView,
  receiverBefore: receiverBefore.nullable(),
  addresses: z.array(addressView),
  deliveryMethods: z.array(deliveryMethod),
  rules: orderRules,
  /** Every line is set aside or at 0, so there is nothing to place. */
  nothingToOrder: z.boolean(),
  totals,
  totalsInputs,
  delivery: deliveryDays,
  warnings: z.array(orderWarning),
  /** A second order of the same day is asked about before it is placed. */
  orderedToday: orderedToday.nullable(),
  recreatedFrom: shown.id.nullable(),
  today: shown.isoDate,
}

/** What is filled in of it beside its lines. */
export const filledInForPerson = {
  careRecipientId: id,
  receiver: receiverInput,
  isExpress: z.boolean().default(false),
  oneTimePatientFee: minor.nullable().default(null),
  /** The day on which somebody said that phone, e-mail and entry code are right; null where nobody has (O-5-60). */
  contactConfirmedOn: isoDate.nullable().default(null),
}
