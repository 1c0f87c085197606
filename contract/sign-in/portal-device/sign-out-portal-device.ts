import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'
import { signedOut } from './signed-out.ts'

/** Counts with the next call of that device. The device that asks is not found: it signs out by itself. */
export const signOutPortalDevice = endpoint({
  name: 'sign-in/portal-device/sign-out-portal-device',
  method: 'DELETE',
  path: '/Me/Device/{deviceId}',
  applications: ['CRP'],
  permission: 'signed-in',
  summary: 'Signs another device of the holder out: its sessions, its passkeys and the key of what waits there end.',
  params: z.object({ deviceId: guid }),
  output: signedOut,
  refusals: {},
})
