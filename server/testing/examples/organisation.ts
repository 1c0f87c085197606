import { randomUUID } from 'node:crypto'
import { unsetArea } from '@omsorg/domain/organisation/therapy-area/area-settings.ts'
import type { World } from '../world.ts'
import type { Examples } from './example.ts'

/** Which version of its settings the neighbour has. */
export async function versionAt(
  { owner, neighbour }: World,
  table: 'feature_setting' | 'product_setting',
): Promise<number> {
  const { rows } = await owner.query<{ row_version: number }>(
    `select row_version from omsorg.${table} where client_id = $1`,
    [neighbour.client.id],
  )
  return rows[0]?.row_version ?? 0
}

async function versionOfAreas({ owner, neighbour }: World): Promise<number> {
  const { rows } = await owner.query<{ version: number }>(
    `select omsorg.version_of_rows(string_agg(therapy_area || ' ' || row_version, ',' order by therapy_area)) as version
     from omsorg.therapy_area_setting where client_id = $1`,
    [neighbour.client.id],
  )
  return rows[0]?.version ?? 1
}

/** A client that no other call needs, so that it may be removed and erased. */
export async function spareClient({ owner }: World, removed: boolean): Promise<string> {
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
  'organisation/feature/save-features': async (world) => ({
    params: { clientId: world.neighbour.client.id },
    input: {
      sampleOrderForm: true,
      productInquiry: false,
      carePlaceRequestForm: false,
      internalNews: false,
      rowVersion: await versionAt(world, 'feature_setting'),
    },
  }),
  'organisation/therapy-area/save-therapy-areas': async (world) => ({
    params: { clientId: world.neighbour.client.id },
    input: {
      areas: [{ ...unsetArea, therapyArea: 'Incontinence', enabled: true, customerNumber: null }],
      rowVersion: await versionOfAreas(world),
    },
  }),
  'organisation/invoice-area/save-invoice-area': ({ abroad }) => ({
    input: { clientId: abroad.client.id, customerNumber: '3001', code: `K${Date.now()}`, name: 'Kotihoito' },
  }),
  'organisation/customer-number/list-customer-numbers': ({ home }) => ({
    params: { nodeType: 'CarePlace', nodeId: home.place.id },
  }),
  'organisation/customer-number/save-customer-numbers': ({ abroad }) => ({
    params: { nodeType: 'CarePlace', nodeId: abroad.sister.id },
    input: { customerNumbers: [{ number: '3002', isPrimary: true, name: 'Koivu' }] },
  }),
  'organisation/customer-number/compare-customer-numbers': async ({ abroad, catalogue, owner }) => {
    await owner.query("update omsorg.client set erp_customer_identifier = 'ERP-3001' where id = $1", [abroad.client.id])
    catalogue.know('ERP-3001')
    return { params: { nodeType: 'CarePlace', nodeId: abroad.sister.id } }
  },
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
  'organisation/invoice-area/compare-invoice-areas': ({ home, catalogue }) => {
    catalogue.book('1001', { code: '950', name: 'Korttid' })
    return { input: { clientId: home.client.id, customerNumber: '1001' } }
  },
  'organisation/invoice-area/apply-invoice-areas': async ({ home, catalogue, owner }) => {
    await owner.query(`delete from omsorg.invoice_area where client_id = $1 and code = '960'`, [home.client.id])
    catalogue.book('1001', { code: '960', name: 'Natt' })
    const chosen = [{ code: '960', state: 'new', name: 'Natt' }]
    return { input: { clientId: home.client.id, customerNumber: '1001', chosen } }
  },
}
