import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import { propertiesOfArea, type PropertyDefinition, type PropertyKey } from '@omsorg/domain/products/properties.ts'
import { z } from 'zod'

export { propertiesOfArea, type PropertyDefinition, type PropertyKey }

const keys = [...new Set(Object.values(propertiesOfArea).flatMap((list) => list.map((each) => each.key)))] as [
  PropertyKey,
  ...PropertyKey[],
]

/** The name of a property; its sentence stands in the texts, its unit in `propertiesOfArea`. */
export const propertyKey = z.enum(keys)

/**
 * One property as it is read: a number has `from` and `to` alike, a range both, a word its `word`, a yes or no its `flag`.
 * What the catalogue does not know, or wrote in a way that nobody can read, is left out of the list.
 */
export const propertyView = z.object({
  key: propertyKey,
  from: z.number().nullable(),
  to: z.number().nullable(),
  word: z.string().nullable(),
  flag: z.boolean().nullable(),
})

export type PropertyView = z.output<typeof propertyView>

/** The definitions of an area, in the order in which they are shown. */
export function definitionsOf(area: TherapyArea): readonly PropertyDefinition[] {
  return propertiesOfArea[area]
}
