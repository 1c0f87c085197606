import { jointOfArea } from '@omsorg/domain/products/product/compatibility.ts'
import { raw, type Sql } from '../../../platform/sql.ts'

const properties = Object.entries(jointOfArea).map(([area, { property }]) => `when '${area}' then '${property}'`)

/** By what a product joins others of its area, as text; null for what joins nothing. Takes its name in the statement. */
export function jointOf(product: 'a' | 'g' | 'i'): Sql {
  return raw(`(${product}.properties ->> case ${product}.therapy_area ${properties.join(' ')} end)`)
}
