import type { Narrowing } from './search-assortment.ts'

/** A search that asks for everything. */
export const nothingNarrowed: Narrowing = {
  searchTerm: '',
  itemNumbers: [],
  categoryIds: [],
  filters: [],
  agreementTypes: [],
  stockStatuses: [],
  latexFree: false,
  pvcFree: false,
  onlyOrderable: false,
  isPca: false,
}
