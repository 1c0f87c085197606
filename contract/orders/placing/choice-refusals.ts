import type { Refusal } from '../../endpoint.ts'
import { refusedLine } from './line-refusals.ts'

/** Why an order cannot go express, or with a fee of its own: asked when it is saved, and again when it is placed. */
export const choiceRefusals = {
  'delivery-date-too-early': { code: 'COM001001' },
  'delivery-date-too-late': { code: 'COM001001' },
  'delivery-date-not-a-working-day': { code: 'COM001001' },
  'express-not-allowed': { code: 'COM001001' },
  'express-not-in-stock': { code: 'ORS002006', detail: refusedLine },
  'one-time-fee-not-allowed': { code: 'IPS001005' },
  'one-time-fee-too-high': { code: 'ORS002007' },
} as const satisfies Record<string, Refusal>
