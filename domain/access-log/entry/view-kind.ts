/** What somebody saw or did with a person, in as many words as a data officer tells apart. */
export const viewKinds = [
  'recipients',
  'recipient',
  'recipient-changed',
  'number-searched',
  'protected-opened',
  'conversations',
  'portal-accounts',
  'investigations',
  'planning',
  'prescriptions',
  'prescribed',
  'prescription-history',
  'patient-fee',
  'order-begun',
  'orders',
  'order-history',
  'claim',
  'selected-products',
  'products',
  'printed',
  'report',
  'access-log',
  'extract',
] as const

export type ViewKind = (typeof viewKinds)[number]

/** By the beginning of the name of the call; the first that fits. */
const kinds: readonly (readonly [string, ViewKind])[] = [
  ['care-recipients/recipient/search-', 'recipients'],
  ['care-recipients/recipient/read-', 'recipient'],
  ['care-recipients/identity/open-', 'protected-opened'],
  ['care-recipients/identity/', 'number-searched'],
  ['care-recipients/population-register/', 'number-searched'],
  ['care-recipients/conversation/', 'conversations'],
  ['care-recipients/', 'recipient-changed'],
  ['prescriptions/prescription/create-', 'prescribed'],
  ['prescriptions/change/', 'prescribed'],
  ['prescriptions/renewal/renew-', 'prescribed'],
  ['prescriptions/history/', 'prescription-history'],
  ['prescriptions/patient-fee/', 'patient-fee'],
  ['prescriptions/', 'prescriptions'],
  ['orders/overview/print-', 'printed'],
  ['orders/home-delivery/', 'order-begun'],
  ['orders/nursing-home/', 'order-begun'],
  ['orders/withdrawal/', 'order-begun'],
  ['orders/order/search-', 'order-history'],
  ['orders/order/read-order-history', 'order-history'],
  ['orders/overview/read-care-place-order-history', 'order-history'],
  ['orders/', 'orders'],
  ['claims/', 'claim'],
  ['portal-accounts/', 'portal-accounts'],
  ['investigations/', 'investigations'],
  ['planning/print/', 'printed'],
  ['planning/', 'planning'],
  ['product-selection/', 'selected-products'],
  ['products/', 'products'],
  ['prints/', 'printed'],
  ['reports/', 'report'],
  ['access-log/entry/extract-', 'extract'],
  ['access-log/entry/open-', 'protected-opened'],
  ['access-log/', 'access-log'],
]

/** The kind of a logged call; null for one that is not there any more. */
export function viewKindOf(action: string): ViewKind | null {
  return kinds.find(([beginning]) => action.startsWith(beginning))?.[1] ?? null
}
