import { signInMethods } from '@omsorg/domain/sign-in/token/sign-in-method.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import * as shown from '../../shown.ts'
import { shownDevice } from './device.ts'

/** Where one is signed in oneself: the sessions that run. */
export const listSessions = endpoint({
  name: 'sign-in/security/list-sessions',
  method: 'GET',
  path: '/Identity/api/Session',
  applications: ['GUIDE', 'PRINCIPAL', 'CSP'],
  permission: 'signed-in',
  self: true,
  summary: "Lists the caller's own sessions that run, with device, care place and times.",
  output: z.object({
    sessions: z.array(
      z.object({
        id: shown.guid,
        isThis: z.boolean(),
        device: shownDevice.nullable(),
        carePlaceName: z.string().nullable(),
        clientName: z.string().nullable(),
        methods: z.array(z.enum(signInMethods)),
        openedAt: shown.instant,
        lastUsedAt: shown.instant,
        endsAt: shown.instant,
      }),
    ),
  }),
  refusals: {},
})
