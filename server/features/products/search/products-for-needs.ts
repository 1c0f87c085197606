import type { OfferedProduct } from '@omsorg/contract/products/product/offered-product.ts'
import { productSort } from '@omsorg/contract/products/search/search-fields.ts'
import type { PropertyKey } from '@omsorg/domain/products/product/properties.ts'
import type { Bounds } from '@omsorg/domain/products/product/property-values.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Language } from '@omsorg/texts/language.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { assessItems } from '../product/assessed-items.ts'
import { displayOf, offeredProductOf } from '../product/offered-product-view.ts'
import { personAskedAbout } from '../product/person-asked-about.ts'
import { readAssortment } from './assortment.ts'
import { hiddenOf } from './hidden.ts'
import { nothingNarrowed } from './narrowing.ts'
import { searchAssortment } from './search-assortment.ts'

/** Products whose measure lies within bounds: the best of the client's ranking first, or those that measure most. */
export interface NeededProducts {
  readonly measure: PropertyKey
  readonly bounds: Bounds
  readonly first: 'ranked' | 'most'
  readonly limit: number
}

export interface NeedsQuestion {
  readonly actor: Pick<Actor, 'application' | 'userId' | 'may' | 'mayIn' | 'carePlaceId'>
  readonly clientId: string
  readonly careRecipientId: number
  readonly today: Temporal.PlainDate
}

/** What the assortment has for each need of a person, marked with what the person has; null out of reach. */
export async function findProductsForNeeds(
  tx: Transaction,
  { actor, clientId, careRecipientId, today }: NeedsQuestion,
  asked: {
    readonly area: TherapyArea
    readonly language: Language
    readonly needs: readonly NeededProducts[]
    /** The ids of products that are shown whatever they measure, as what the person has now. */
    readonly besides: readonly number[]
  },
) {
  const { carePlaceId } = actor
  const [person, assortment] = await Promise.all([
    personAskedAbout(tx, actor, careRecipientId),
    readAssortment(tx, { actor, clientId, carePlaceId }),
  ])
  if (!person || !assortment) return null
  const question = { actor, clientId, carePlaceId, careRecipientId, context: 'search', today } as const
  const found = await Promise.all(
    asked.needs.map(({ measure, bounds, first, limit }) =>
      searchAssortment(tx, assortment, {
        ...question,
        area: asked.area,
        narrowing: { ...nothingNarrowed, filters: [{ key: measure, values: [], ranges: [bounds] }] },
        sortBy: first === 'ranked' ? productSort.ranking : productSort.measure,
        descending: first === 'most',
        language: asked.language,
        limit,
        offset: 0,
        counts: false,
      }),
    ),
  )
  const ids = [...new Set([...found.flatMap((each) => each.ids), ...asked.besides])]
  const items = ids.length > 0 ? await assessItems(tx, assortment, question, { ids }) : []
  const byId = new Map<number, OfferedProduct>()
  for (const item of items) byId.set(item.record.id, offeredProductOf(item, assortment, person.person))
  return {
    display: displayOf(assortment),
    /** In the order in which they were asked. */
    besides: asked.besides.map((id) => byId.get(id)),
    /** In the order of the needs. */
    found: found.map((each) => ({
      total: each.total,
      products: each.ids.flatMap((id) => byId.get(id) ?? []),
      hidden: hiddenOf(each.hidden, assortment, each.isPca),
    })),
  }
}
