import { z } from 'zod'
import * as shown from '../../shown.ts'
import { cancelAsked, canceller } from './cancelling.ts'
import { erpStatus, orderState } from './order-codes.ts'
import { orderKind } from './order-kind.ts'
import { shownAuthor } from '../../author.ts'

/** One part of an order that was placed, in a list. `careRecipientId` is null in orders of a place, the name also when it is protected. */
export const orderRow = z
  .object({
    orderId: shown.id,
    customerOrderId: shown.id,
    /** Which part of how many; a whole order is part 1 of 1. */
    part: z.object({ number: z.int(), of: z.int() }),
    /** Null until the ERP has received it. */
    erpOrderId: z.string().nullable(),
    careRecipientId: shown.id.nullable(),
    careRecipientName: z.string().nullable(),
    protected: z.boolean(),
    /** False for the order of a person who is out of reach by now: a list of the place still counts it. */
    mayBeOpened: z.boolean(),
    organizationUnitName: z.string(),
    totalPackages: z.int(),
    /** What is in it, for a glance: the names of the first three items. */
    itemNames: z.array(z.string()),
    createdBy: shownAuthor.nullable(),
    createdOn: shown.instant,
    state: orderState,
    erpOrderStatus: erpStatus.nullable(),
    cancelAsked: cancelAsked.nullable(),
    cancelRefused: z.boolean(),
    canceller: canceller.nullable(),
    ...orderKind,
    goodsLabel: z.string().nullable(),
    deliveryDate: shown.isoDate.nullable(),
  })
  .meta({ id: 'OrderRow' })

export type OrderRow = z.output<typeof orderRow>
