import type { Language } from '@omsorg/texts/language.ts'
import type { CategoryNode } from '@omsorg/contract/products/category/category.ts'
import type { Narrowing } from '../search/search-assortment.ts'
import { productSort } from '@omsorg/contract/products/search/search-fields.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { readAssortment } from '../search/assortment.ts'
import { readCategoriesOf, type CategoryRecord } from './read-categories.sql.ts'
import { deepest } from '../search/headings.ts'
import { searchAssortment } from '../search/search-assortment.ts'

export interface TreeQuestion {
  readonly tx: Transaction
  readonly actor: Actor
  readonly today: Temporal.PlainDate
  readonly language: Language
}

/** The headings of an area with what the caller finds below each; null when no client is chosen that can be reached. */
export async function readCategoryTree(
  { tx, actor, today, language }: TreeQuestion,
  area: TherapyArea,
  narrowing: Narrowing,
): Promise<CategoryNode[] | null> {
  const { clientId, carePlaceId } = actor
  if (!clientId) return null
  const assortment = await readAssortment(tx, { actor, clientId, carePlaceId })
  if (!assortment) return null
  const found = await searchAssortment(tx, assortment, {
    clientId,
    carePlaceId,
    careRecipientId: null,
    area,
    narrowing,
    sortBy: productSort.itemNumber,
    descending: false,
    language,
    today,
    limit: 0,
    offset: 0,
    counts: true,
  })
  const counts = new Map<number, number>()
  for (const { of, value, count } of found.counts) {
    if (of === 'category' && value !== null) counts.set(Number(value), (counts.get(Number(value)) ?? 0) + count)
  }
  return treeOf(await readCategoriesOf(tx, assortment.settings.market, area, language), counts, null)
}

function treeOf(
  records: readonly CategoryRecord[],
  counts: ReadonlyMap<number, number>,
  parent: number | null,
  depth = 1,
): CategoryNode[] {
  if (depth > deepest) return []
  return records
    .filter(({ parent_id }) => parent_id === parent)
    .map(({ id, name }) => {
      const children = treeOf(records, counts, id, depth + 1)
      const below = children.reduce((sum, child) => sum + child.count, 0)
      return { categoryId: id, name, count: (counts.get(id) ?? 0) + below, children }
    })
}

/** Only the headings under which something is found. */
export function withoutEmpty(nodes: readonly CategoryNode[]): CategoryNode[] {
  return nodes.filter(({ count }) => count > 0).map((node) => ({ ...node, children: withoutEmpty(node.children) }))
}
