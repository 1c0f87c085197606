import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

export interface PlaceToAdd {
  readonly id: string
  readonly careUnitId: string
  readonly name: string
  readonly email: string | null
  readonly phone: string
}

/** Many places at once, below a client that is held. */
export async function addPlaces(tx: Transaction, clientId: string, places: readonly PlaceToAdd[]): Promise<void> {
  await sql`
    insert into omsorg.care_place (id, client_id, care_unit_id, name, email, phone)
    select g.id, ${clientId}::uuid, g."careUnitId", g.name, g.email, g.phone
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
      as g(id uuid, "careUnitId" uuid, name text, email text, phone text)
  `.execute(tx)
}

export interface PlaceToChange {
  readonly id: string
  /** What is left out stays. */
  readonly name?: string | undefined
  readonly email?: string | undefined
  readonly phone?: string | undefined
}

export async function changePlaces(tx: Transaction, places: readonly PlaceToChange[]): Promise<void> {
  await sql`
    update omsorg.care_place p
    set name = coalesce(g.name, p.name), email = coalesce(g.email, p.email), phone = coalesce(g.phone, p.phone),
        row_version = p.row_version + 1
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as g(id uuid, name text, email text, phone text)
    where p.id = g.id
  `.execute(tx)
}

/** These numbers become the primary ones of their places; what was before stays among their numbers. */
export async function makeNumbersPrimary(
  tx: Transaction,
  clientId: string,
  numbers: readonly { readonly id: string; readonly number: string }[],
): Promise<void> {
  const given = JSON.stringify(numbers)
  await sql`
    update omsorg.customer_number n set is_primary = false, row_version = n.row_version + 1
    from jsonb_to_recordset(${given}::jsonb) as g(id uuid, number text)
    where n.client_id = ${clientId}::uuid and n.care_place_id = g.id and n.is_primary and n.number <> g.number
  `.execute(tx)
  await sql`
    insert into omsorg.customer_number as n (client_id, care_place_id, number, is_primary)
    select ${clientId}::uuid, g.id, g.number, true from jsonb_to_recordset(${given}::jsonb) as g(id uuid, number text)
    on conflict (client_id, care_place_id, number) do update set is_primary = true, row_version = n.row_version + 1
    where not n.is_primary
  `.execute(tx)
}
