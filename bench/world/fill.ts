import { demoPassword } from '@omsorg/database/demo/accounts.ts'
import { atPlace, insertOperator, insertUser, passwordHashOf } from '@omsorg/database/demo/build/people.ts'
import { insertForId, insertRow } from '@omsorg/database/demo/build/rows.ts'
import { insertOrganisation } from '@omsorg/database/scale/organisation.ts'
import { generateScale } from '@omsorg/database/scale/generate.ts'
import pg from 'pg'
import type { PlaceUser, Size } from './world.ts'

/** Some of the persons at each can be ordered for: eighty or so. */
const placesInUse = 140

export interface FillGiven {
  readonly secret: string
  readonly customerService: string
  readonly administrator: string
}

/** Fills a migrated database; answers who works at some of its care places. */
export async function fillWorld(
  ownerUrl: string,
  size: Size,
  { secret, customerService, administrator }: FillGiven,
): Promise<PlaceUser[]> {
  const began = performance.now()
  console.log(`Making ${size.recipients} care recipients; kept in .data/bench for the next time ...`)
  const { client } = await generateScale({ ownerUrl, secret, ...size })
  const connection = new pg.Client({ connectionString: ownerUrl })
  await connection.connect()
  try {
    const passwordHash = await passwordHashOf(demoPassword)
    const { rows: places } = await connection.query<{ id: string; care_unit_id: string; name: string }>(
      'select id, care_unit_id, name from omsorg.care_place where client_id = $1 order by length(name), name limit $2',
      [client.id, placesInUse],
    )
    const users: PlaceUser[] = []
    for (const [index, { id, care_unit_id, name }] of places.entries()) {
      const place = { id, clientId: client.id, careUnitId: care_unit_id, market: client.market, name }
      const at = [{ node: atPlace(place), roles: ['Prescriber', 'Orderer', 'CarePlacePurchaser'], isDefault: true }]
      const given = { userName: `bench.orderer.${index + 1}`, client, passwordHash, at }
      const { userName } = await insertUser(connection, given)
      users.push({ userName, carePlaceId: id })
    }
    const operators = [
      { userName: customerService, application: 'CSP', roles: ['CSPAdmin'] },
      { userName: administrator, application: 'PRINCIPAL', roles: ['Admin'] },
    ] as const
    for (const each of operators) await insertOperator(connection, { ...each, market: client.market, passwordHash })
    await insertOrganisation(connection, size.clients)
    await insertDeliveryMethod(connection, client.market)
    await allowEverything(connection, client.id)
    await connection.query('vacuum analyze')
    console.log(`Made in ${((performance.now() - began) / 1000).toFixed(0)} s`)
    return users
  } finally {
    await connection.end()
  }
}

async function insertDeliveryMethod(connection: pg.Client, market: number): Promise<void> {
  const delivery_method_id = await insertForId(connection, 'delivery_method', {
    market,
    code: 'BENCH',
    fee: 0,
    needs_delivery_point: false,
    row_version: 1,
  })
  const text = { language: 'en', name: 'To the door', description: '' }
  await insertRow(connection, 'delivery_method_text', { delivery_method_id, ...text })
}

/** The client orders for the stores of its places and for all residents at once, and asks for samples and about products. */
async function allowEverything(connection: pg.Client, clientId: string): Promise<void> {
  await connection.query(
    `update omsorg.order_setting set group_order_allowed = true, nursing_home_allowed = true, individual_order_allowed = true, undo_seconds = 600,
       delivery_name = 'Koivula', delivery_street = 'Koivukuja 1', delivery_zip = '00100', delivery_city = 'Helsinki'
     where client_id = $1 and care_place_id is not null`,
    [clientId],
  )
  await connection.query(
    'update omsorg.therapy_area_setting set care_place_purchase_allowed = true where client_id = $1',
    [clientId],
  )
  await connection.query(
    `insert into omsorg.feature_setting (client_id, sample_order_form, product_inquiry) values ($1, true, true)
     on conflict (client_id) do update set sample_order_form = true, product_inquiry = true`,
    [clientId],
  )
}
