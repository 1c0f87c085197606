/** The lean servers that there are, by the case that they answer. */
export const leanNames = [
  'cancel-bound',
  'confirm',
  'confirm-bound',
  'list',
  'order-history',
  'organisation',
  'page',
  'prescribe',
  'prescribe-bound',
  'refresh',
  'sign-in',
  'tab',
  'template-bound',
  'users',
] as const

export type LeanName = (typeof leanNames)[number]
