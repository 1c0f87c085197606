import { readSimilarCatheterLengths as contract } from '@omsorg/contract/products/search/read-similar-catheter-lengths.ts'
import { productSort } from '@omsorg/contract/products/search/search-fields.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { readAssortment } from './assortment.ts'
import { nothingNarrowed } from './narrowing.ts'
import { searchAssortment } from './search-assortment.ts'
import { traitsOf } from './trait-filters.ts'

/** Lengths are near when they differ by this much at most, in millimetres (O-7-100). */
const near = 20

export const readSimilarCatheterLengths = handle(contract, async ({ params, actor, today, language, tx }) => {
  const { clientId, carePlaceId } = actor
  if (!clientId) return refuse('client-not-chosen')
  const assortment = await readAssortment(tx, { actor, clientId, carePlaceId })
  if (!assortment) return refuse('place-not-chosen')
  const found = await searchAssortment(tx, assortment, {
    clientId,
    carePlaceId,
    careRecipientId: null,
    area: 'Catheter',
    narrowing: {
      ...nothingNarrowed,
      filters: [{ key: 'length', values: [], ranges: [{ from: params.length - near, to: params.length + near }] }],
    },
    sortBy: productSort.itemNumber,
    descending: false,
    language,
    today,
    limit: 0,
    offset: 0,
    counts: true,
  })
  const inSight = new Set(
    found.counts.filter(({ of, failed }) => of === 'traits' && failed === 0).map(({ value }) => value),
  )
  const lengths = found.traits.flatMap((set) => {
    const length = inSight.has(set.traits) ? traitsOf('Catheter', set).get('length')?.from : null
    return length === null || length === undefined ? [] : [length]
  })
  return agree({ lengths: [...new Set(lengths)].toSorted((one, other) => one - other) })
})
