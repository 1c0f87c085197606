import { password } from '../people.ts'
import type { Examples } from './example.ts'

export const signInExamples: Examples = {
  'sign-in/token/issue-token': () => ({
    input: { grant_type: 'password', username: 'nurse', password, client_id: 'web' },
  }),
  'sign-in/token/revoke-token': () => ({ input: { token: 'nobody-knows-this', client_id: 'web' } }),
  'content/maintenance/read-maintenance': async (world) => {
    await world.owner.query(
      `insert into omsorg.static_content (identifier, name, type, language, text)
       values ('maintenance', 'Maintenance', 'maintenance', 'sv', 'Vi är strax tillbaka') on conflict do nothing`,
    )
    return { params: { lang: 'sv' } }
  },
  'sign-in/care-place/set-default-care-place': (world, { claims }) => ({
    input: { userId: Number(claims.sub), carePlaceId: world.home.place.id },
  }),
  'sign-in/impersonation/read-impersonation': () => ({}),
  'sign-in/impersonation/list-impersonations': () => ({}),
  'sign-in/membership/read-membership': (_world, { claims }) => ({ params: { id: claims.sub } }),
  'sign-in/membership/read-client-membership': (_world, { claims }) => ({ params: { id: claims.sub } }),
}
