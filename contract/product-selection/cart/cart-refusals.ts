/** Why the cart of a person is closed to everybody: nothing is selected, changed, replaced or removed then. */
export const personRefusals = {
  'recipient-not-found': { code: 'CRS003003' },
  'recipient-deceased': { code: 'CRS003003' },
  'recipient-inactive': { code: 'GBS000704' },
  'recipient-inactive-here': { code: 'CRS003007' },
} as const

/** What every change of one item of a cart may be refused by. A foreign item answers as a missing one does. */
export const itemRefusals = {
  ...personRefusals,
  'cart-item-not-found': { code: 'COM001001' },
  'status-does-not-allow': { code: 'COM001001' },
  stale: { code: 'CONFLICT_STALE' },
} as const

/** What a split into flavours is refused by (rules 3.13, O-5-51). */
export const flavorRefusals = {
  'flavor-twice': { code: 'COM001001' },
  'flavor-not-of-group': { code: 'COM001001' },
  'flavor-not-orderable': { code: 'COM001001' },
  'flavors-do-not-sum': { code: 'COM001001' },
} as const

/** What an item number is refused by: one that is hidden from the caller answers as one that is not there (rules 3.11). */
export const itemNumberRefusals = {
  'item-not-found': { code: 'IPS001007' },
  'item-cannot-be-sold': { code: 'IPS001008' },
} as const
