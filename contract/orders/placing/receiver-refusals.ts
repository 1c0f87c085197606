import type { Refusal } from '../../endpoint.ts'

/** Why an order cannot go to a receiver: asked when it is saved, and again when it is placed. */
export const receiverRefusals = {
  'receiver-name-missing': { code: 'COM001003' },
  'receiver-field-wrong': { code: 'COM001001' },
  'address-missing': { code: 'COM001003' },
  'address-not-found': { code: 'COM001001' },
  'address-not-open': { code: 'COM001001' },
  'delivery-method-not-found': { code: 'ORS001003' },
  'delivery-point-missing': { code: 'COM001003' },
  'delivery-point-not-found': { code: 'COM001001' },
  'delivery-points-not-allowed': { code: 'COM001001' },
  'contact-phone-missing': { code: 'COM001003' },
  'notification-address-missing': { code: 'COM001003' },
  'goods-label-missing': { code: 'COM001003' },
} as const satisfies Record<string, Refusal>
