/**
 * What tells of people to whoever asks on: how often one user may do it in an hour, wherever they work. More than that is no
 * work with people any more, but a walk through them.
 */
export const budgets = {
  /** Questions to a population register, which is no telephone book. */
  'population-register': 20,
  /** Whether somebody is registered, by the identity number. */
  'identity-number': 60,
  /** Names and numbers of protected persons. */
  'protected-identity': 20,
} as const

export type Budget = keyof typeof budgets
