import { randomUUID } from 'node:crypto'
import type { World } from '../world.ts'
import type { Examples } from './example.ts'

/** A client that no other call needs, so that it may be removed and erased. */
async function spareClient({ owner }: World, removed: boolean): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `insert into omsorg.client (market, name, patient_data_owner_id, removed_at)
     values (80, 'Reserve', $1, case when $2 then now() end) returning id`,
    [randomUUID(), removed],
  )
  return rows[0]?.id ?? ''
}

/** Of the client abroad, so that no list of the tests shows what is added or renamed here. */
export const organisationExamples: Examples = {
  'organisation/change/read-last-changes': ({ home }) => ({
    params: { subject: 'order-settings' },
    query: { clientId: home.client.id, carePlaceId: home.place.id },
  }),
  'organisation/change/list-changes': ({ home }) => ({ params: { nodeType: 'CarePlace', nodeId: home.place.id } }),
  'organisation/care-unit/create-care-unit': ({ abroad }) => ({
    input: { clientId: abroad.client.id, name: 'Kotihoito' },
  }),
  'organisation/care-unit/update-care-unit': async ({ abroad, owner }) => {
    const { rows } = await owner.query<{ id: string; row_version: number }>(
      'select id, row_version from omsorg.care_unit where client_id = $1 order by created_at limit 1',
      [abroad.client.id],
    )
    return {
      input: { id: rows[0]?.id, clientId: abroad.client.id, name: 'Pohjoinen', rowVersion: rows[0]?.row_version },
    }
  },
  'organisation/client/create-client': () => ({
    input: { name: 'Älvbacka', marketAreaCode: 80, patientDataOwnerId: randomUUID(), erpCustomerIdentifier: 'ERP-1' },
  }),
  'organisation/client/update-client': async (world) => ({
    input: {
      id: await spareClient(world, false),
      name: 'Reserve',
      marketAreaCode: 80,
      patientDataOwnerId: randomUUID(),
      rowVersion: 1,
    },
  }),
  'organisation/client/remove-client': async (world) => ({ params: { clientId: await spareClient(world, false) } }),
  'organisation/client/restore-client': async (world) => ({ params: { clientId: await spareClient(world, true) } }),
  'organisation/client/erase-client': async (world) => ({ params: { clientId: await spareClient(world, true) } }),
  'organisation/client/read-wizard-requirements': () => ({ query: { marketAreaCode: 30 } }),
  'organisation/care-place/create-care-place': ({ abroad }) => ({
    input: { clientId: abroad.client.id, careUnitId: abroad.place.careUnitId, name: 'Koivu', phone: '09 1234567' },
  }),
  'organisation/care-place/update-care-place': ({ abroad }) => ({
    input: {
      id: abroad.sister.id,
      clientId: abroad.client.id,
      careUnitId: abroad.sister.careUnitId,
      name: abroad.sister.name,
    },
  }),
}
