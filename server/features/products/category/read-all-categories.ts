import { readAllCategories as contract } from '@omsorg/contract/products/category/read-all-categories.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { readCategoryTree } from './category-tree.ts'
import { nothingNarrowed } from '../search/narrowing.ts'

export const readAllCategories = handle(contract, async (call) => {
  const tree = await readCategoryTree(call, call.input.therapyArea, nothingNarrowed)
  return tree ? agree({ categories: tree }) : refuse(call.actor.clientId ? 'place-not-chosen' : 'client-not-chosen')
})
