import { propertyKeys } from '@omsorg/domain/products/product/properties.ts'
import { z } from 'zod'

/** The name of a property; its sentence stands in the texts, its unit in `propertiesOfArea` of the domain. */
export const propertyKey = z.enum(propertyKeys)

/**
 * One property as it is read: a number has `from` and `to` alike, a range both, a word its `word`, a yes or no its `flag`.
 * What the catalogue does not know, or wrote in a way that nobody can read, is left out of the list.
 */
export const propertyView = z
  .object({
    key: propertyKey,
    from: z.number().nullable(),
    to: z.number().nullable(),
    word: z.string().nullable(),
    flag: z.boolean().nullable(),
  })
  .meta({ id: 'PropertyView' })

export type PropertyView = z.output<typeof propertyView>
