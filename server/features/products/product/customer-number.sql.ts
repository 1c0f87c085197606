import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Transaction } from '../../../platform/database.ts'
import { type Sql, sql } from '../../../platform/sql.ts'

/**
 * The number of area `a`: the place's own, else the client's, else the one that the area is set up with. Where one number is
 * asked about, that one or none.
 */
export function numberInArea(carePlaceId: string | null, asked: string | null): Sql {
  return sql`coalesce((
      select n.number from omsorg.customer_number n
      where n.client_id = a.client_id and (n.care_place_id is null or n.care_place_id = ${carePlaceId}::uuid)
        and (n.therapy_areas = '{}' or a.therapy_area = any(n.therapy_areas))
        and n.number = coalesce(${asked}::text, n.number)
      order by n.care_place_id nulls last, n.is_primary desc, n.number limit 1
    ), case when a.customer_number = coalesce(${asked}::text, a.customer_number) then a.customer_number end)`
}

/** Under which number a care place orders in each area that has one. */
export async function readCustomerNumbers(
  tx: Transaction,
  carePlaceId: string,
): Promise<ReadonlyMap<TherapyArea, string>> {
  const { rows } = await sql<{ readonly area: TherapyArea; readonly number: string | null }>`
    select a.therapy_area as area, ${numberInArea(carePlaceId, null)} as number
    from omsorg.care_place p
    join omsorg.therapy_area_setting a on a.client_id = p.client_id
    where p.id = ${carePlaceId}::uuid
  `.execute(tx)
  return new Map(rows.flatMap(({ area, number }) => (number === null ? [] : [[area, number] as const])))
}
