import { ownEvents } from '@omsorg/domain/sign-in/security/own-event.ts'
import { signInMethods } from '@omsorg/domain/sign-in/token/sign-in-method.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import * as shown from '../../shown.ts'
import { shownDevice } from './device.ts'

/** What happened with the own account lately, newest first. Tries that failed stand once for each day. */
export const listOwnEvents = endpoint({
  name: 'sign-in/security/list-own-events',
  method: 'GET',
  path: '/Identity/api/UserEvent',
  applications: ['GUIDE', 'PRINCIPAL', 'CSP'],
  permission: 'signed-in',
  self: true,
  summary: 'Lists what happened with the own account during the last 30 days.',
  output: z.object({
    events: z.array(
      z.object({
        at: shown.instant,
        event: z.enum(ownEvents),
        /** How often it happened on that day. */
        times: z.int(),
        methods: z.array(z.enum(signInMethods)),
        device: shownDevice.nullable(),
        /** The name of what it was about, such as a passkey. */
        name: z.string().nullable(),
        /** Who did it, when it was somebody else. */
        by: z.string().nullable(),
        reason: z.string().nullable(),
      }),
    ),
  }),
  refusals: {},
})
