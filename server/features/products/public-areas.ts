import { readPublicAreas as contract } from '@omsorg/contract/products/public-areas.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { therapyAreas } from '@omsorg/domain/therapy-area.ts'
import { handle } from '../../platform/handle.ts'
import { readCategoriesOf } from './search/categories.sql.ts'

/** The headings of the catalogue are all that a visitor sees: no item, no price, no client. */
export const readPublicAreas = handle(contract, async ({ params, language, tx }) => {
  const categories = await readCategoriesOf(tx, params.market, null, language)
  const byArea = Map.groupBy(categories, (category) => category.therapy_area)
  return agree({
    areas: therapyAreas.map((therapyArea) => {
      const types = (byArea.get(therapyArea) ?? []).map(({ name }) => name)
      return { therapyArea, typeCount: types.length, types }
    }),
  })
})
