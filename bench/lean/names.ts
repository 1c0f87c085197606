/** The lean servers that there are, by the case that they answer. */
export const leanNames = ['order-history', 'sign-in'] as const

export type LeanName = (typeof leanNames)[number]
