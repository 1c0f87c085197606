import { jointOfArea } from '@omsorg/domain/products/product/compatibility.ts'
import { raw, type Sql } from '../../../platform/sql.ts'

const sizes = Object.entries(jointOfArea).flatMap(([area, { size }]) => (size ? [`when '${area}' then '${size}'`] : []))
const properties = Object.entries(jointOfArea).map(([area, { property }]) => `when '${area}' then '${property}'`)

/** By what a product joins others of its area, as text; null for what joins nothing. Takes its name in the statement. */
export function jointOf(product: 'a' | 'g' | 'i'): Sql {
  return raw(`(${product}.properties ->> case ${product}.therapy_area ${properties.join(' ')} end)`)
}

/** Of which bodies a part of its area is made for, as the catalogue has it. */
export function sizeOf(product: 'a' | 'g' | 'i'): Sql {
  return raw(`(${product}.properties ->> case ${product}.therapy_area ${sizes.join(' ')} end)`)
}
