import type { World } from '../world.ts'
import type { Examples } from './example.ts'

/** Of the client abroad, so that no order of the tests goes by what is saved here. */
async function withoutSettings(world: World, carePlaceId: string | null): Promise<void> {
  await world.owner.query(
    'delete from omsorg.order_setting where client_id = $1 and care_place_id is not distinct from $2',
    [world.abroad.client.id, carePlaceId],
  )
}

async function withSettings(world: World, carePlaceId: string | null): Promise<number> {
  await world.owner.query(
    'insert into omsorg.order_setting (client_id, care_place_id) values ($1, $2) on conflict do nothing',
    [world.abroad.client.id, carePlaceId],
  )
  const { rows } = await world.owner.query<{ row_version: number }>(
    'select row_version from omsorg.order_setting where client_id = $1 and care_place_id is not distinct from $2',
    [world.abroad.client.id, carePlaceId],
  )
  return rows[0]?.row_version ?? 0
}

export const orderSettingsExamples: Examples = {
  'orders/settings/create-client-order-settings': async (world) => {
    await withoutSettings(world, null)
    return { input: { clientId: world.abroad.client.id, soonDays: 10 } }
  },
  'orders/settings/update-client-order-settings': async (world) => ({
    input: { clientId: world.abroad.client.id, soonDays: 10, rowVersion: await withSettings(world, null) },
  }),
  'orders/settings/create-place-order-settings': async (world) => {
    await withoutSettings(world, world.abroad.place.id)
    return { input: { carePlaceId: world.abroad.place.id, orderTypes: ['group'] } }
  },
  'orders/settings/update-place-order-settings': async (world) => ({
    input: {
      carePlaceId: world.abroad.place.id,
      orderTypes: ['group'],
      rowVersion: await withSettings(world, world.abroad.place.id),
    },
  }),
  'orders/settings/save-patient-extra-fee': async (world) => {
    const { id: clientId } = world.abroad.client
    await world.owner.query('delete from omsorg.extra_fee_setting where client_id = $1', [clientId])
    return { input: { clientId, smallOrderFee: 750, smallOrderThreshold: 5_000 } }
  },
}
