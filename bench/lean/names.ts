/** The lean servers that there are, by the case that they answer. */
export const leanNames = [
  'confirm',
  'list',
  'order-history',
  'organisation',
  'page',
  'prescribe',
  'refresh',
  'sign-in',
  'tab',
] as const

export type LeanName = (typeof leanNames)[number]
