import { sql, type Sql } from '../../platform/sql.ts'

/** Where a person is handled, as a table of one row: the given place when the person is there, else the first active one. */
export function placeSeenFrom(careRecipientId: number, carePlaceId: string | null): Sql {
  return sql`(
    select link.care_place_id, link.room, link.status
    from omsorg.care_recipient_place link
    where link.care_recipient_id = ${careRecipientId}
    order by link.care_place_id is not distinct from ${carePlaceId}::uuid desc, link.status, link.linked_at, link.care_place_id
    limit 1)`
}
