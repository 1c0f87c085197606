import type { PortalTexts } from '@omsorg/texts/shape.ts'
import type { Home } from './HomePage.tsx'

type Ordering = Pick<Home, 'carePlace' | 'throughPlaceReason'> & { readonly can: Pick<Home['can'], 'order'> }

/** Why nothing can be ordered here, in easy words; null where it can. The words of the place come before ours. */
export function orderReason(at: Ordering, t: PortalTexts): string | null {
  const { reason } = at.can.order
  if (reason === null) return null
  const said = t.home.closed[reason]
  const sentence = typeof said === 'string' ? said : said({ place: at.carePlace.name })
  return reason === 'through-the-place' && at.throughPlaceReason ? `${sentence} ${at.throughPlaceReason}` : sentence
}
