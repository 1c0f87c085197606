import { password } from '../people.ts'
import type { Examples } from './example.ts'

export const signInExamples: Examples = {
  'sign-in/token': () => ({
    input: { grant_type: 'password', username: 'nurse', password, client_id: 'web' },
  }),
  'sign-in/revoke': () => ({ input: { token: 'nobody-knows-this', client_id: 'web' } }),
  'sign-in/maintenance': async (world) => {
    await world.owner.query(
      `insert into omsorg.static_content (identifier, name, type, language, text)
       values ('maintenance', 'Maintenance', 'maintenance', 'sv', 'Vi är strax tillbaka') on conflict do nothing`,
    )
    return { params: { lang: 'sv' } }
  },
  'sign-in/set-default-care-place': (world, { claims }) => ({
    input: { userId: Number(claims.sub), carePlaceId: world.home.place.id },
  }),
  'sign-in/membership': (_world, { claims }) => ({ params: { id: claims.sub } }),
  'sign-in/client-membership': (_world, { claims }) => ({ params: { id: claims.sub } }),
}
