import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import * as shown from '../../shown.ts'

/** For the band across the top. The reason stands in no token, so that no call carries it about. */
export const readImpersonation = endpoint({
  name: 'sign-in/impersonation/read-impersonation',
  method: 'GET',
  path: '/Identity/Impersonation/Current',
  applications: ['GUIDE'],
  permission: 'signed-in',
  summary: 'Reads the impersonation of the present session: as whom, by whom, why and until when.',
  output: z.object({
    current: z
      .object({
        userId: shown.id,
        userName: z.string(),
        helperName: z.string(),
        reason: z.string(),
        beganAt: shown.instant,
        endsAt: shown.instant,
      })
      .nullable(),
  }),
  refusals: {},
})
