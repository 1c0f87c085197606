/**
 * How often one user may do it in an hour, wherever they work: more than that is no work with people any more, but a walk
 * through them. What a visitor may do is counted by where the calls come from.
 */
export const budgets = {
  /** Questions to a population register, which is no telephone book. */
  'population-register': 20,
  /** Whether somebody is registered, by the identity number. */
  'identity-number': 60,
  /** Names and numbers of protected persons. */
  'protected-identity': 20,
  /** Questions to customer service from one source, which may be a whole hospital. */
  inquiry: 30,
  /** Samples, questions and care places that care staff asks of customer service. */
  request: 20,
  /** Account requests from one source: a whole ward may start on one day. */
  'account-request': 20,
  /** Portal accounts that are given or mailed anew: whether an e-mail or a number has one is no telephone book either. */
  'portal-account': 60,
  /** New e-mails and numbers that a holder of a portal account asks for: each sends a code to somebody. */
  'portal-contact': 10,
  /** Looks for delivery points by a holder of a portal account. */
  'portal-delivery-points': 60,
  /** Photos that a holder of a portal account sends: each is looked through by the scanner. */
  'portal-photo': 40,
  /** Papers that are drawn. */
  print: 60,
  /** What a page asks for before it may send one. */
  'bot-check': 200,
  /** Whether a user name, a directory name or an address is taken. */
  'account-names': 300,
} as const

export type Budget = keyof typeof budgets
