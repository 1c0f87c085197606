import type { ErrorCode } from '../../error-codes.ts'

/**
 * Why nothing at all can be ordered for a person here, whatever the lines: a page shows it beside its disabled button, and
 * the calls of an order refuse by the same name.
 */
export const orderingRefusals = {
  'recipient-deceased': 'GBS000710',
  'recipient-inactive': 'GBS000704',
  'recipient-inactive-at-place': 'CRS003007',
  'recipient-without-address': 'GBS000705',
  'withdrawal-not-allowed': 'GBS000701',
  'order-type-missing': 'GBS000709',
  'place-settings-missing': 'GBS000706',
  'client-settings-missing': 'GBS000707',
  'ordering-right-missing': 'COM001002',
} as const satisfies Record<string, ErrorCode>

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
