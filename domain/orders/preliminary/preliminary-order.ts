import type { orderType } from '../order/order-transitions.ts'
import type { WordOf } from '../../states.ts'

/** The state of a preliminary order (states 2.6). */
export const preliminaryOrderState = { saved: 1, ordered: 2 } as const
export type PreliminaryOrderState = (typeof preliminaryOrderState)[keyof typeof preliminaryOrderState]

/** What a care place keeps to order again: for its store, or for its residents. */
export const preliminaryOrderTypes = ['group', 'individual'] as const satisfies readonly WordOf<typeof orderType>[]
export type PreliminaryOrderType = (typeof preliminaryOrderTypes)[number]
