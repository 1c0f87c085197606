import type { Case } from './cases.ts'
import { residentsProposed, residentsSaved } from './residents.ts'
import {
  cancellations,
  claims,
  deliveryPointsAsked,
  groupOrders,
  ordersToSave,
  placeCarts,
  questions,
  samples,
  templates,
} from './writes.ts'

const writing = { connections: 10, callsOfRound: 300, lean: null, drawn: [] } as const

/** What people press beside placing and prescribing. */
export const writeCases: readonly Case[] = [
  {
    ...writing,
    name: 'order-save',
    lean: 'order-save',
    drawn: ['customerOrderId', 'orderId'],
    calls: ordersToSave,
    shows: has('customerOrderId'),
  },
  {
    ...writing,
    name: 'order-cancel',
    lean: 'cancel',
    callsOfRound: 100,
    calls: cancellations,
    shows: has('canceller'),
  },
  {
    ...writing,
    name: 'group-save',
    lean: 'group',
    calls: groupOrders,
    shows: has('customerOrderId'),
  },
  { ...writing, name: 'residents-save', lean: 'residents', calls: residentsSaved, shows: has('customerOrderId') },
  {
    ...writing,
    name: 'residents-proposed',
    lean: 'residents-proposed',
    callsOfRound: null,
    calls: residentsProposed,
    shows: has('residents'),
  },
  {
    ...writing,
    name: 'template-save',
    lean: 'template',
    drawn: ['preliminaryOrderId'],
    calls: templates,
    shows: has('preliminaryOrderId'),
  },
  {
    ...writing,
    name: 'place-cart',
    lean: 'place-cart',
    drawn: ['cartItemId', 'selectedOn'],
    calls: placeCarts,
    shows: has('totalCount'),
  },
  { ...writing, name: 'claim-save', lean: 'claim', drawn: ['claimId'], calls: claims, shows: has('claimId') },
  // Each may ask twenty times in an hour.
  {
    ...writing,
    name: 'sample',
    lean: 'sample',
    callsOfRound: 100,
    drawn: ['reference'],
    calls: samples,
    shows: has('reference'),
  },
  {
    ...writing,
    name: 'product-question',
    lean: 'product-question',
    callsOfRound: 100,
    drawn: ['reference'],
    calls: questions,
    shows: has('reference'),
  },
  {
    ...writing,
    name: 'delivery-points',
    lean: 'delivery-points',
    callsOfRound: null,
    calls: deliveryPointsAsked,
    shows: has('carrier'),
  },
]

function has(name: string): (body: unknown) => boolean {
  return (body) => typeof body === 'object' && body !== null && name in body
}
