/** What a piece of news is, which decides where it stands on the own pages (O-3-87). */
export const newsKinds = ['news', 'information', 'manual', 'contact', 'agreement'] as const

export type NewsKind = (typeof newsKinds)[number]

/** What customer service writes beside the news (O-2-63). */
export const messageKinds = ['information', 'manual', 'contact', 'agreement'] as const

export type MessageKind = (typeof messageKinds)[number]

/** Characters of a header: what stands on one or two lines of a phone. */
export const longestHeader = 80

/** What is stored. That the last day has passed follows from the dates (O-4-38). */
export const newsStates = ['draft', 'published'] as const

export type NewsState = (typeof newsStates)[number]

/** What a list says of a piece of news, in the order in which it groups them. */
export const shownStates = ['published', 'planned', 'draft', 'ended'] as const

export type ShownState = (typeof shownStates)[number]

/** The first and the last day on which readers see it, both counted (O-3-86); without a last day it stays. */
export interface ShownDays {
  readonly validFrom: string
  readonly validUntil: string | null
}

/** Days are compared as they are written, YYYY-MM-DD. */
export function shownState(
  { state, validFrom, validUntil }: ShownDays & { state: NewsState },
  today: string,
): ShownState {
  if (state === 'draft') return 'draft'
  if (validUntil !== null && validUntil < today) return 'ended'
  return validFrom > today ? 'planned' : 'published'
}

const httpsAddress = /^https:\/\/(?:[\p{L}\d-]+\.)+[\p{L}\d-]{2,}(?::\d{1,5})?(?:[/?#][^\s"<>\\]*)?$/iu

/** https at a host with a name, as every address that leads away from here (O-8-64). */
export function isNewsUrl(url: string): boolean {
  return httpsAddress.test(url)
}
