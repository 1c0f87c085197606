import { addressView, id } from '../../../platform/routing/address-view.ts'
import { searchText } from '../../../platform/routing/search-text.ts'

/** What the query of a tree's address holds: what is searched for, and the import of the client that is looked at. */
export const treeView = addressView({ searchText, import: id })
