import type { MarketCode } from '@omsorg/domain/market.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import type { ChangeColumns } from '../last-change.ts'
import { changeColumns, lastChangeOf } from '../last-change.sql.ts'

interface PlaceToWrite {
  readonly name: string
  readonly email: string | null
  readonly phone: string
}

interface WrittenPlace {
  readonly id: string
  readonly rowVersion: number
}

/** Where a place may stand: the market of the client, and whether the unit is one of it. Both stay while this goes on. */
export async function holdUnit(
  tx: Transaction,
  clientId: string,
  careUnitId: string,
): Promise<{ readonly market: MarketCode; readonly isOfClient: boolean } | undefined> {
  const { rows } = await sql<{ market: MarketCode }>`
    select market from omsorg.client where id = ${clientId}::uuid and removed_at is null for share
  `.execute(tx)
  const { rows: units } = await sql<{ id: string }>`
    select id from omsorg.care_unit where id = ${careUnitId}::uuid and client_id = ${clientId}::uuid for key share
  `.execute(tx)
  return rows[0] && { market: rows[0].market, isOfClient: units.length > 0 }
}

export async function addPlace(
  tx: Transaction,
  place: PlaceToWrite & { readonly clientId: string; readonly careUnitId: string },
): Promise<WrittenPlace> {
  const { rows } = await sql<WrittenPlace>`
    insert into omsorg.care_place (client_id, care_unit_id, name, email, phone)
    values (${place.clientId}::uuid, ${place.careUnitId}::uuid, ${place.name}, ${place.email}, ${place.phone})
    returning id, row_version as "rowVersion"
  `.execute(tx)
  return rows[0]!
}

interface LockedPlace extends ChangeColumns, PlaceToWrite {
  readonly careUnitId: string
  readonly rowVersion: number
}

/** The place of that client, held until the end; undefined when there is none in reach. */
export async function lockPlace(tx: Transaction, id: string, clientId: string): Promise<LockedPlace | undefined> {
  await sql`select from omsorg.care_place where id = ${id}::uuid for no key update`.execute(tx)
  const { rows } = await sql<LockedPlace>`
    select p.name, p.email, p.phone, p.care_unit_id as "careUnitId", p.row_version as "rowVersion", ${changeColumns}
    from omsorg.care_place p
    join omsorg.client c on c.id = p.client_id and c.removed_at is null
    ${lastChangeOf('care-place', sql`p.id`)}
    where p.id = ${id}::uuid and p.client_id = ${clientId}::uuid
  `.execute(tx)
  return rows[0]
}

export async function changePlace(tx: Transaction, id: string, place: PlaceToWrite): Promise<WrittenPlace> {
  const { rows } = await sql<WrittenPlace>`
    update omsorg.care_place
    set name = ${place.name}, email = ${place.email}, phone = ${place.phone}, row_version = row_version + 1
    where id = ${id}::uuid
    returning id, row_version as "rowVersion"
  `.execute(tx)
  return rows[0]!
}

/** The number becomes the primary one of the place; what it was before stays among its numbers. */
export async function makePrimary(
  tx: Transaction,
  place: { id: string; clientId: string; number: string },
): Promise<void> {
  const { id, clientId, number } = place
  await sql`
    update omsorg.customer_number set is_primary = false, row_version = row_version + 1
    where client_id = ${clientId}::uuid and care_place_id = ${id}::uuid and is_primary and number <> ${number}
  `.execute(tx)
  await sql`
    insert into omsorg.customer_number as n (client_id, care_place_id, number, is_primary)
    values (${clientId}::uuid, ${id}::uuid, ${number}, true)
    on conflict (client_id, care_place_id, number) do update set is_primary = true, row_version = n.row_version + 1
    where not n.is_primary
  `.execute(tx)
}
