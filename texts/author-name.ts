import type { ShownAuthor } from '@omsorg/contract/author.ts'
import type { Texts } from './shape.ts'

/**
 * Who did something: one name, or both where customer service helped as a user; a holder of a portal account also as what. Nothing
 * when nobody is known.
 */
export function authorName(author: ShownAuthor | null, { common }: Pick<Texts, 'common'>): string {
  if (author === null) return ''
  if (author.holder) return [author.name, common.holders[author.holder]].filter(Boolean).join(', ')
  return author.onBehalfOf === null ? author.name : common.onBehalf({ name: author.name, user: author.onBehalfOf })
}
