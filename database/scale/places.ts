import { insertRows, type Connection } from '../demo/build/rows.ts'
import { therapyAreas } from '@omsorg/domain/therapy-area.ts'
import type { CarePlace, Client } from '../demo/build/organisation.ts'
import { guidOf } from '../demo/world/identity-numbers.ts'

const placesInUnit = 10

/** Care places, ten in a unit, each with a customer number and order types; the first one is the known user's. */
export async function insertPlaces(connection: Connection, client: Client, count: number): Promise<CarePlace[]> {
  const client_id = client.id
  const made = { created_at: new Date(), row_version: 1 }
  const unitOf = (place: number) => guidOf(`scale unit ${Math.floor(place / placesInUnit)}`)
  const places = Array.from({ length: count }, (_, index): CarePlace => ({
    id: guidOf(`scale place ${index}`),
    clientId: client_id,
    careUnitId: unitOf(index),
    market: client.market,
    name: `Koivula, osasto ${index + 1}`,
  }))
  const units = Array.from({ length: Math.ceil(count / placesInUnit) }, (_, index) => ({
    id: unitOf(index * placesInUnit),
    client_id,
    name: `Yksikkö ${index + 1}`,
    ...made,
  }))
  await insertRows(connection, 'care_unit', units)
  await insertRows(
    connection,
    'care_place',
    places.map(({ id, careUnitId, name }) => ({ id, client_id, care_unit_id: careUnitId, name, phone: '', ...made })),
  )
  await insertRows(
    connection,
    'order_setting',
    places.map(({ id }) => ({
      client_id,
      care_place_id: id,
      uses_client_settings: false,
      order_types: [1, 2, 3, 4],
      row_version: 1,
    })),
  )
  await connection.query(
    `insert into omsorg.customer_number (client_id, care_place_id, number, is_primary, therapy_areas)
     select client_id, id, (910000 + row_number() over (order by id))::text, true, $2::text[]
     from omsorg.care_place where client_id = $1`,
    [client_id, therapyAreas],
  )
  return places
}
