import type { Refusal } from '../../endpoint.ts'

/**
 * Why nothing at all can be ordered for a person here, whatever the lines: a page shows it beside its disabled button, and
 * the calls of an order refuse by the same name.
 */
export const orderingRefusals = {
  'recipient-deceased': { code: 'GBS000710' },
  'recipient-inactive': { code: 'GBS000704' },
  'recipient-inactive-at-place': { code: 'CRS003007' },
  'recipient-without-address': { code: 'GBS000705' },
  'withdrawal-not-allowed': { code: 'GBS000701' },
  'order-type-missing': { code: 'GBS000709' },
  'place-settings-missing': { code: 'GBS000706' },
  'client-settings-missing': { code: 'GBS000707' },
  'ordering-right-missing': { code: 'COM001002' },
} as const satisfies Record<string, Refusal>

export type OrderingRefusal = keyof typeof orderingRefusals

/** The same names in the order in which they are asked, and two reasons that are no refusals of a call. */
export const orderingBlocks = [
  'recipient-deceased',
  'recipient-inactive',
  'recipient-inactive-at-place',
  'recipient-without-address',
  'withdrawal-not-allowed',
  'order-type-missing',
  'place-settings-missing',
  'client-settings-missing',
  'ordering-right-missing',
  'nothing-orderable',
] as const satisfies readonly (OrderingRefusal | 'nothing-orderable')[]
