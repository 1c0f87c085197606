/** The lean servers that there are, by the case that they answer. */
export const leanNames = [
  'cancel',
  'claim',
  'confirm',
  'delivery-points',
  'group',
  'list',
  'order-history',
  'order-save',
  'organisation',
  'page',
  'place-cart',
  'prescribe',
  'product-question',
  'product-search',
  'refresh',
  'renewal-queue',
  'residents',
  'run-outs',
  'sample',
  'sign-in',
  'tab',
  'template',
  'users',
] as const

export type LeanName = (typeof leanNames)[number]
