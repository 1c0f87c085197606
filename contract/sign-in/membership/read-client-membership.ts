import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import * as shown from '../../shown.ts'

const carePlace = z.object({
  id: shown.guid,
  name: z.string(),
  careUnitId: shown.guid,
  careUnitName: z.string(),
})

/** The answer that the root routing reads: a parent user gets one entry for each child. */
export const readClientMembership = endpoint({
  name: 'sign-in/membership/read-client-membership',
  method: 'GET',
  path: '/Identity/Client/Membership/{id}',
  applications: ['GUIDE', 'PRINCIPAL', 'CSP'],
  permission: 'signed-in',
  summary: 'Lists the client memberships of a user, or of the children of a parent user, with their care places.',
  params: z.object({ id: idInText }),
  output: z.object({
    users: z.array(
      z.object({
        userId: shown.id,
        userName: z.string(),
        clientId: shown.guid,
        clientName: z.string(),
        defaultCarePlaceId: shown.guid.nullable(),
        carePlaces: z.array(carePlace),
      }),
    ),
  }),
  refusals: {},
})
