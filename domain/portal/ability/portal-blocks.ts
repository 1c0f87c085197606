/** Why a holder of an account cannot order for a person now. */
export const orderBlocks = [
  'recipient-deceased',
  'recipient-inactive',
  'ordering-off',
  'through-the-place',
  'no-address',
  'not-open',
  'nothing-to-order',
] as const
export type OrderBlock = (typeof orderBlocks)[number]

/** Why nobody can be asked to renew here, or not now. */
export const renewBlocks = [
  'recipient-deceased',
  'recipient-inactive',
  'renewal-off',
  'not-yet',
  'too-late',
  'successor-waiting',
  'already-asked',
] as const
export type RenewBlock = (typeof renewBlocks)[number]

/** Why nothing else can be written here, such as a diary or a count. */
export const writeBlocks = ['recipient-deceased', 'recipient-inactive', 'switched-off', 'nothing-prescribed'] as const
export type WriteBlock = (typeof writeBlocks)[number]

/** Why an account opens nothing of a person though it is linked to one. */
export const openBlocks = [
  'accounts-off',
  'recipient-inactive',
  'recipient-deceased',
  'no-longer-representative',
  'of-age',
  'consent-missing',
] as const
export type OpenBlock = (typeof openBlocks)[number]

/** How far an order is, in the words of whoever waits for it. */
export const orderSteps = ['ordered', 'packed', 'on-the-way', 'arrived', 'cancelled'] as const
export type OrderStep = (typeof orderSteps)[number]

/** How a product stands for whoever uses it. */
export const supplyStates = ['out', 'due', 'lasts', 'unknown'] as const
export type SupplyState = (typeof supplyStates)[number]

/** Why a product cannot be ordered today. */
export const lineBlocks = ['too-early', 'used-up', 'unavailable', 'flavors-unknown', 'on-its-way'] as const
export type LineBlock = (typeof lineBlocks)[number]
