import type { Examples } from './example.ts'

/** Of the neighbour, so that no list of the tests shows who is made here. */
export const userExamples: Examples = {
  'sign-in/user/read-user': ({ people }) => ({ params: { id: people.nurse.id } }),
  'sign-in/user/read-user-overview': ({ people }) => ({ params: { id: people.nurse.id } }),
  'sign-in/user/list-user-events': ({ people }) => ({ params: { id: people.nurse.id } }),
  'sign-in/user-list/list-client-users': ({ home }) => ({
    query: { clientId: home.client.id, carePlaceId: home.place.id },
  }),
  'sign-in/user-list/list-node-users': ({ home }) => ({ params: { nodeType: 'CarePlace', id: home.place.id } }),
  'sign-in/user-list/search-unit-users': () => ({ input: { searchTerm: 'anna' } }),
  'sign-in/user-list/export-unit-users': () => ({}),
  'sign-in/user-list/list-user-clients': () => ({}),
  'sign-in/user/create-user': ({ neighbour }) => ({
    input: {
      clientId: neighbour.client.id,
      carePlaceId: neighbour.place.id,
      firstName: 'Ylva',
      lastName: 'Strand',
      userName: `ylva.${crypto.randomUUID()}`,
      language: 'sv',
    },
  }),
  'sign-in/user/update-user': ({ people }) => ({ input: { id: people.deactivated.id, lastName: 'Vilande' } }),
  'sign-in/invoice-area/read-user-numbers': ({ people }) => ({ query: { userId: people.nurse.id } }),
  'sign-in/invoice-area/assign-invoice-areas': ({ people, home }) => ({
    input: {
      userId: people.deactivated.id,
      pairs: [{ carePlaceId: home.place.id, customerNumber: '1001', invoiceAreaIds: [home.invoiceAreaId] }],
    },
  }),
  'sign-in/operator/search-operators': () => ({ query: { searchTerm: 'Test' } }),
  'sign-in/operator/read-operator': ({ people }) => ({ params: { id: people.customerService.id } }),
  'sign-in/operator/create-operator': () => {
    const userName = `olof.${crypto.randomUUID()}`
    return {
      input: {
        firstName: 'Olof',
        lastName: 'Operin',
        userName,
        email: `${userName}@omsorg.example`,
        marketAreaCode: 10,
        language: 'sv',
        application: 'CSP',
      },
    }
  },
  'sign-in/operator/update-operator': async ({ people, owner }) => {
    const { id } = people.customerServiceAbroad
    const { rows } = await owner.query<{ version: number }>(
      'select row_version as version from omsorg.user_account where id = $1',
      [id],
    )
    return { input: { id, lastName: 'Annan', rowVersion: rows[0]?.version ?? 1 } }
  },
}
