import type { Refusal } from '../../endpoint.ts'

/** An order that is not there, or out of reach: a page says the same as the calls that change an order. */
export const orderNotFound = { code: 'ORS002003' } as const satisfies Refusal
