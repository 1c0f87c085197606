import type { MarketCode } from '../../market.ts'
import { type NewsState, type ShownDays, shownState } from '../item/news-words.ts'

/** Whom a piece of news is for. What is empty leaves nobody out (O-3-91). */
export interface Audience {
  /** Of one client; null is for all of the market. */
  readonly clientId: string | null
  /** Null is for every market. Of a client it is the market of the client. */
  readonly market: MarketCode | null
  readonly careUnitIds: readonly string[]
  readonly roles: readonly string[]
}

/** A reader at one client: the units that the reader belongs to there, and the roles that are held anywhere in it. */
export interface Reader {
  readonly clientId: string | null
  readonly market: MarketCode
  readonly careUnitIds: readonly string[]
  readonly roles: readonly string[]
}

export type HidingReason = 'draft' | 'planned' | 'ended' | 'other-client' | 'other-unit' | 'other-role'

export type SeenNews = Audience & ShownDays & { readonly state: NewsState }

/** Why a reader does not see it on a day; null when the reader does (rules 3.16). */
export function whyHidden(news: SeenNews, reader: Reader, today: string): HidingReason | null {
  const state = shownState(news, today)
  if (state !== 'published') return state
  if (news.clientId !== null && news.clientId !== reader.clientId) return 'other-client'
  if (news.market !== null && news.market !== reader.market) return 'other-client'
  if (news.careUnitIds.length > 0 && !news.careUnitIds.some((each) => reader.careUnitIds.includes(each)))
    return 'other-unit'
  if (news.roles.length > 0 && !news.roles.some((each) => reader.roles.includes(each))) return 'other-role'
  return null
}

export interface OrderedNews {
  readonly id: number
  readonly alwaysOnTop: boolean
  readonly validFrom: string
}

/** What is on top first, then the newest (rules 3.16). Of one day, what was written last. */
export function inReadingOrder(one: OrderedNews, other: OrderedNews): number {
  if (one.alwaysOnTop !== other.alwaysOnTop) return one.alwaysOnTop ? -1 : 1
  if (one.validFrom !== other.validFrom) return one.validFrom > other.validFrom ? -1 : 1
  return other.id - one.id
}
