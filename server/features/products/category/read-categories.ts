import { readCategories as contract } from '@omsorg/contract/products/category/read-categories.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { readCategoryTree, withoutEmpty } from './category-tree.ts'
import { nothingNarrowed } from '../search/narrowing.ts'

export const readCategories = handle(contract, async (call) => {
  const { therapyArea, isPca, searchTerm } = call.input
  const tree = await readCategoryTree(call, therapyArea, { ...nothingNarrowed, isPca, searchTerm })
  return tree
    ? agree({ categories: withoutEmpty(tree) })
    : refuse(call.actor.clientId ? 'place-not-chosen' : 'client-not-chosen')
})
