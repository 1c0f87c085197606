import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import * as shown from '../../shown.ts'
import { shownDevice } from '../security/device.ts'

/** Those that the account knows, signed in or not: what waits on one to be sent can be opened there after the next sign-in. */
export const listPortalDevices = endpoint({
  name: 'sign-in/portal-device/list-portal-devices',
  method: 'GET',
  path: '/Me/Device',
  applications: ['CRP'],
  permission: 'signed-in',
  summary: 'Answers the devices on which the holder has signed in, the one that was used last first.',
  output: z.object({
    devices: z.array(
      z.object({
        id: shown.guid,
        isThis: z.boolean(),
        isSignedIn: z.boolean(),
        device: shownDevice.nullable(),
        lastUsedAt: shown.instant,
      }),
    ),
  }),
  refusals: {},
})
