import type { Language } from '@omsorg/texts/language.ts'
import type { narrowing, productSort } from '@omsorg/contract/products/search/search-fields.ts'
import { typesOfOrderers, visibleTypes } from '@omsorg/domain/products/product/visibility.ts'
import { therapyAreas, type TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { z } from 'zod'
import type { Transaction } from '../../../platform/database.ts'
import type { Assortment } from './assortment.ts'
import { findProducts, readTraits, type FoundRecord, type Order } from './found-products.sql.ts'
import type { FacetFilters, Scope, VisibilityFilter } from './hits.sql.ts'
import { readKnownProducts } from './known-products.sql.ts'
import { fittingTraits, traitsByMeasure, type TraitFilter } from './trait-filters.ts'

export type Narrowing = z.output<z.ZodObject<typeof narrowing>>

export interface AssortmentSearch {
  readonly clientId: string
  readonly carePlaceId: string | null
  readonly careRecipientId: number | null
  /** Null = every area; Pca = the PCA items of every area. */
  readonly area: TherapyArea | null
  readonly narrowing: Narrowing
  readonly sortBy: (typeof productSort)[keyof typeof productSort]
  readonly descending: boolean
  readonly language: Language
  readonly today: Temporal.PlainDate
  readonly limit: number
  readonly offset: number
  readonly counts: boolean
}

export interface AssortmentFound extends FoundRecord {
  readonly filters: FacetFilters
  readonly traitFilters: readonly TraitFilter[]
  readonly isPca: boolean
}

const orders = ['relevance', 'ranking', 'name', 'itemNumber', 'price', 'measure'] as const

/** Searches what the client has agreed on, as this caller may see it. */
export async function searchAssortment(
  tx: Transaction,
  assortment: Assortment,
  search: AssortmentSearch,
): Promise<AssortmentFound> {
  const isPca = search.area === 'Pca' || search.narrowing.isPca
  const ids = assortment.onlyOrders ? await readKnownProducts(tx, search.carePlaceId, search.careRecipientId) : null
  const scope = scopeOf(assortment, search, isPca, ids)
  const sight = sightOf(assortment, search, isPca)
  const { filters: sent } = search.narrowing
  const traitFilters = mergedTraitFilters(sent)
  const order = orders[search.sortBy]
  const needsTraits = traitFilters.length > 0 || order === 'measure'
  const sets = needsTraits ? await readTraits(tx, { scope, sight }) : []
  const filters: FacetFilters = {
    ...columnFilters(search.narrowing),
    traits: search.area ? fittingTraits(search.area, sets, traitFilters) : [],
  }
  const sorted: Order =
    order === 'measure' && search.area
      ? { by: 'measure', traits: traitsByMeasure(search.area, sets, search.descending) }
      : { by: order === 'measure' ? 'relevance' : order }
  const { language, limit, offset, counts } = search
  const descending = search.descending && order !== 'measure'
  const found = await findProducts(tx, {
    scope,
    sight,
    filters,
    order: sorted,
    descending,
    language,
    limit,
    offset,
    counts,
  })
  return { ...found, filters, traitFilters, isPca }
}

function scopeOf(
  { settings, customerNumberIn }: Assortment,
  { clientId, area, narrowing: { itemNumbers, searchTerm: term }, today }: AssortmentSearch,
  isPca: boolean,
  ids: readonly number[] | null,
): Scope {
  return {
    market: settings.market,
    clientId,
    patientDataOwnerId: settings.patient_data_owner_id,
    area: area === 'Pca' ? null : area,
    isPca,
    words: term === '' ? null : { term, clientId: settings.custom_article_numbers_enabled ? clientId : null },
    usesRanking: settings.ranking_enabled,
    ids,
    itemNumbers,
    customerNumbers: therapyAreas.map((each) => [each, customerNumberIn(each)] as const),
    today,
  }
}

function sightOf(assortment: Assortment, { narrowing }: AssortmentSearch, isPca: boolean): VisibilityFilter {
  const { settings, roles, onlyOrders, pcaIsOpen, areaIsOn, availabilityIn } = assortment
  const isOpen = !isPca || pcaIsOpen
  const seen = onlyOrders ? typesOfOrderers : roles
  const types = therapyAreas
    .filter((area) => isOpen && areaIsOn(area, isPca))
    .map((area) => [area, visibleTypes({ availability: availabilityIn(area), roles: seen })] as const)
  return {
    types,
    latexFreeOnly: settings.latex_free_only,
    pvcFreeOnly: settings.pvc_free_only,
    allowOutgoing: settings.allow_outgoing_items,
    blockUncertainDelivery: settings.block_uncertain_delivery,
    onlyOrderable: narrowing.onlyOrderable,
  }
}

function columnFilters(asked: Narrowing): Omit<FacetFilters, 'traits'> {
  const brands = asked.filters.filter(({ key }) => key === 'brand').flatMap(({ values }) => values)
  const given = <Item>(list: readonly Item[]) => (list.length > 0 ? list : null)
  return {
    categoryIds: given(asked.categoryIds),
    agreementTypes: given(asked.agreementTypes),
    stockStatuses: given(asked.stockStatuses),
    brands: given(brands),
    latexFree: asked.latexFree,
    pvcFree: asked.pvcFree,
  }
}

/** One filter for each key, whatever the number in which they were sent; one that asks for nothing is none. */
function mergedTraitFilters(sent: Narrowing['filters']): TraitFilter[] {
  const merged = new Map<TraitFilter['key'], TraitFilter>()
  for (const { key, values, ranges } of sent) {
    if (key === 'brand' || (values.length === 0 && ranges.length === 0)) continue
    const known = merged.get(key)
    merged.set(key, {
      key,
      values: [...(known?.values ?? []), ...values],
      ranges: [...(known?.ranges ?? []), ...ranges],
    })
  }
  return [...merged.values()]
}
