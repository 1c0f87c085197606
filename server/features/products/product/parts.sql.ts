import { jointOfArea, type Part } from '@omsorg/domain/products/product/compatibility.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { jointOf } from './joint.sql.ts'

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
  }>`
    select i.item_number, i.therapy_area, i.product_type, i.brand, ${jointOf('i')} as joint
    from omsorg.product i
    where i.id = any(${ids}::int[]) and ${jointOf('i')} is not null
  `.execute(tx)
  return rows.map(({ item_number: itemNumber, therapy_area: area, product_type: productType, ...part }) => {
    return { itemNumber, area, productType, ...part }
  })
}

/** So many are read of what fits, and of what could be taken for it. */
const most = 24

/** The counterparts of a product that can be had: those that fit, and those that fit nearly, those of its maker first. */
export async function readCounterparts(
  tx: Transaction,
  { area, productType, brand, joint }: PartOfArea,
  market: number,
): Promise<readonly { readonly id: number; readonly fits: boolean }[]> {
  const rule = jointOfArea[area]
  if (!rule) return []
  const isOfBrand = sql`(i.brand = ${brand} or not ${rule.ofOneBrand}::boolean)`
  const { rows } = await sql<{ id: number; fits: boolean }>`
    select near.id, near.fits from (
      select c.*, row_number() over (partition by c.fits order by c.of_brand desc, c.name, c.item_number) as place
      from (
        select i.id, i.name, i.item_number, ${jointOf('i')} = ${joint} as same_joint, ${isOfBrand} as may_join, i.brand = ${brand} as of_brand,
               coalesce(${jointOf('i')} = ${joint} and ${isOfBrand}, false) as fits
        from omsorg.product i
        where i.market = ${market} and i.therapy_area = ${area} and i.active and ${jointOf('i')} is not null
          and (i.product_type = ${rule.holder}) <> (${productType} = ${rule.holder})
      ) c
      where c.same_joint or c.may_join
    ) near
    where near.place <= ${most}
    order by near.place
  `.execute(tx)
  return rows
}
