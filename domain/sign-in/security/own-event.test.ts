import { expect, test } from 'vitest'
import { signInEvent } from './own-event.ts'

const usual = { signedInBefore: true, knowsDevice: true, knowsNetworks: true, knowsNetwork: true }

test.each([
  ['where one always signs in', usual, 'signed-in'],
  ['on a device that the account does not know', { ...usual, knowsDevice: false }, 'new-device'],
  ['on a known device in a network that is new', { ...usual, knowsNetwork: false }, 'new-place'],
  ['before any network was kept', { ...usual, knowsNetworks: false, knowsNetwork: false }, 'signed-in'],
  ['for the first time', { ...usual, signedInBefore: false, knowsDevice: false, knowsNetwork: false }, 'signed-in'],
] as const)('a sign-in %s', (_where, before, event) => {
  expect(signInEvent(before)).toBe(event)
})
