import { z } from 'zod'

export const defaultPageSize = 25
export const largestPageSize = 200

const sortOrder = z.enum(['asc', 'desc']).default('asc')

/** The part of a list that a body asks for: pages count from 1. */
export const paging = {
  page: z.int().min(1).max(100_000).default(1),
  pageSize: z.int().min(1).max(largestPageSize).default(defaultPageSize),
  sortOrder,
}

/** A whole number in a query, where everything arrives as text. */
const count = z.union([
  z.int(),
  z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number),
])

const page = count.pipe(z.int().min(1))
const pageSize = count.pipe(z.int().min(1).max(largestPageSize))

/** Of a list that has one order. */
export const pageInQuery = { page: page.default(1), pageSize: pageSize.default(defaultPageSize) }

/** Of one that is answered whole, unless a page is asked for. */
export const pageOrWholeInQuery = { page: page.optional(), pageSize: pageSize.default(defaultPageSize) }

/** Of one that is answered whole, unless the page that holds something is asked for. */
export const pageSizeInQuery = pageSize

/** The same in a query. */
export const pagingInQuery = { ...pageInQuery, sortOrder }

/** The list that all searches answer. `totalCount` counts all that were found, not the page alone. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.object({ entities: z.array(item), totalCount: z.int(), page: z.int(), pageSize: z.int() })
}
