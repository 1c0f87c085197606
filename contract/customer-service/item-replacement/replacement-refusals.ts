/** What keeps an item from being replaced by another (O-8-54 to O-8-59). */
export const replacementRefusals = {
  'same-item': { code: 'CSP001001' },
  'market-not-found': { code: 'CSP001002' },
  'client-not-found': { code: 'CSP001003' },
  'other-market': { code: 'CSP001004' },
  /** Also where the new item is being replaced itself. */
  unfinished: { code: 'CSP001005' },
  'item-not-found': { code: 'CSP001006' },
  'other-area': { code: 'CSP001007' },
  'not-permitted': { code: 'CSP001008' },
  'not-sellable': { code: 'CSP001009' },
} as const
