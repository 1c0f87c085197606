import { orderType as types } from '@omsorg/domain/orders/order/order-transitions.ts'
import { wordsOf } from '@omsorg/domain/states.ts'
import { z } from 'zod'

/** 0 undefined (imported without data), 1 saved, 2 ordered. */
export const orderState = z.literal([0, 1, 2])

/** 1 new, 2 sent to the ERP, 3 received there, 4 partly delivered, 5 in delivery, 6 invoiced, 7 refused (cancelled). */
export const erpStatus = z.literal([1, 2, 3, 4, 5, 6, 7])

export const orderType = z.enum(wordsOf(types))

export const orderSource = z.enum(['Guide', 'CRP'])

/** What a person should know of a line before placing it; none of these keeps the line from being sent. */
export const lineWarnings = [
  'less-than-prescribed',
  'earlier-than-interval',
  'not-in-stock',
  'delayed',
  'uncertain-delivery',
  'outgoing',
] as const

export const lineWarning = z.enum(lineWarnings)

/** The same for the order as a whole. */
export const orderWarnings = ['address-not-verified', 'small-order-fee', 'will-be-split', 'delivered-later'] as const

export const orderWarning = z.enum(orderWarnings)

export type LineWarning = (typeof lineWarnings)[number]

export type OrderWarning = (typeof orderWarnings)[number]
