import { faults, mostPhotos } from '@omsorg/domain/portal/report/report.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid, id, packages } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { orderNotFound } from '../../orders/order/order-not-found.ts'
import { aboutPerson, doer, otherPerson } from '../person.ts'

/** It becomes a task of the care place and of customer service; a claim is what they make of it. */
export const reportDelivery = endpoint({
  name: 'portal/report/report-delivery',
  method: 'POST',
  path: '/Report',
  applications: ['CRP'],
  permission: 'signed-in',
  summary: 'Tells that something of an order did not come, is broken or is wrong.',
  idempotent: true,
  input: z.object({
    ...aboutPerson,
    customerOrderId: id,
    /** The parcel. */
    orderId: id,
    fault: z.enum(faults),
    /** Which product; none where nothing came. */
    orderLineId: id.nullable().default(null),
    packages: packages.nullable().default(null),
    /** Sent before, in this order. */
    photoIds: z.array(guid).max(mostPhotos).default([]),
    text: z.string().trim().max(500).default(''),
  }),
  output: z.object({ careRecipientId: shown.id, reportId: shown.id, fault: z.enum(faults) }),
  refusals: {
    ...otherPerson,
    'order-not-found': orderNotFound,
    'not-due-yet': { code: 'COM001001' },
    'line-missing': { code: 'COM001003' },
    'line-not-found': { code: 'COM001001' },
    'packages-missing': { code: 'COM001003' },
    'more-than-ordered': { code: 'COM001001' },
    'photo-not-found': { code: 'COM001001' },
    'told-already': { code: 'COM001001', detail: z.object({ by: doer, on: shown.instant }) },
  },
  shows: ({ careRecipientId }) => [careRecipientId],
})
