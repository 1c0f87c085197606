import { readPublicAreas as contract } from '@omsorg/contract/products/area/read-public-areas.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { therapyAreas } from '@omsorg/domain/therapy-area.ts'
import { handle } from '../../../platform/handle.ts'
import { readCategoriesOf } from '../category/read-categories.sql.ts'

/** The kinds of products are all that a visitor sees: no item, no price, no client. */
export const readPublicAreas = handle(contract, async ({ params, language, tx }) => {
  const categories = await readCategoriesOf(tx, params.market, null, language)
  const gathering = new Set(categories.map(({ parent_id }) => parent_id))
  const kinds = categories.filter(({ id }) => !gathering.has(id))
  const byArea = Map.groupBy(kinds, (category) => category.therapy_area)
  return agree({
    areas: therapyAreas.map((therapyArea) => {
      const types = (byArea.get(therapyArea) ?? []).map(({ name }) => name)
      return { therapyArea, typeCount: types.length, types }
    }),
  })
})
