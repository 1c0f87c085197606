import { endpoint } from '../../endpoint.ts'
import { signedOut } from './signed-out.ts'

export const signOutOtherPortalDevices = endpoint({
  name: 'sign-in/portal-device/sign-out-other-portal-devices',
  method: 'POST',
  path: '/Me/Device/SignOutOthers',
  applications: ['CRP'],
  permission: 'signed-in',
  summary: 'Signs all devices of the holder out but the one that asks.',
  output: signedOut,
  refusals: {},
})
