import type { Examples } from './example.ts'

/** Of the client abroad, so that no list of the tests shows what is added or renamed here. */
export const organisationExamples: Examples = {
  'organisation/change/read-last-changes': ({ home }) => ({
    params: { subject: 'order-settings' },
    query: { clientId: home.client.id, carePlaceId: home.place.id },
  }),
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
}
