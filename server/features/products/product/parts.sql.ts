import { doFit, jointOfArea, type Part } from '@omsorg/domain/products/product/compatibility.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { jointOf, sizeOf } from './joint.sql.ts'

/** A product that joins others of its area. */
export interface PartOfArea extends Part {
  readonly itemNumber: string
  readonly area: TherapyArea
}

/** Those of the products that join others. */
export async function readParts(tx: Transaction, ids: readonly number[]): Promise<PartOfArea[]> {
  const { rows } = await sql<{
    item_number: string
    therapy_area: TherapyArea
    product_type: string
    brand: string
    joint: string | null
    size: string | null
  }>`
    select i.item_number, i.therapy_area, i.product_type, i.brand, ${jointOf('i')} as joint, ${sizeOf('i')} as size
    from omsorg.product i
    where i.id = any(${ids}::int[]) and ${jointOf('i')} is not null
  `.execute(tx)
  return rows.map(({ item_number: itemNumber, therapy_area: area, product_type: productType, ...part }) => {
    return { itemNumber, area, productType, ...part }
  })
}

/** So many are named of what fits, and of what could be taken for it; and so many are looked at, some of another size. */
const most = 24
const mostLookedAt = 120

interface Counterpart {
  readonly id: number
  readonly fits: boolean
}

/** The counterparts of a product that can be had: those that fit, and those that fit nearly, those of its maker first. */
export async function readCounterparts(
  tx: Transaction,
  part: PartOfArea,
  market: number,
): Promise<readonly Counterpart[]> {
  const { area, productType, brand, joint } = part
  const rule = jointOfArea[area]
  if (!rule) return []
  const isOfBrand = sql`(i.brand = ${brand} or not ${rule.ofOneBrand}::boolean)`
  const { rows } = await sql<{
    id: number
    product_type: string
    brand: string
    joint: string | null
    size: string | null
  }>`
    select near.id, near.product_type, near.brand, near.joint, near.size from (
      select c.*, row_number() over (
               partition by c.same_joint and c.may_join order by c.of_brand desc, c.name, c.item_number) as place
      from (
        select i.id, i.name, i.item_number, i.product_type, i.brand, ${jointOf('i')} as joint, ${sizeOf('i')} as size,
               ${jointOf('i')} = ${joint} as same_joint, ${isOfBrand} as may_join, i.brand = ${brand} as of_brand
        from omsorg.product i
        where i.market = ${market} and i.therapy_area = ${area} and i.active and ${jointOf('i')} is not null
          and (i.product_type = ${rule.holder}) <> (${productType} = ${rule.holder})
      ) c
      where c.same_joint or c.may_join
    ) near
    where near.place <= ${mostLookedAt}
    order by near.place
  `.execute(tx)
  const judged = rows.map(({ id, product_type: itsType, ...other }): Counterpart => {
    return { id, fits: doFit(area, part, { productType: itsType, ...other }) === true }
  })
  return [true, false].flatMap((fits) => judged.filter((each) => each.fits === fits).slice(0, most))
}
