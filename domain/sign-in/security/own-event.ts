import { ownerNotices } from '../notice/owner-notice.ts'

/** What somebody sees of what happened with the own account; what is kept besides is for administrators. */
export const ownEvents = [...ownerNotices, 'signed-in', 'sign-in-failed', 'session-ended', 'impersonated'] as const

export type OwnEvent = (typeof ownEvents)[number]

export const shownDays = 30

/** Where a sign-in was never before, as far as the account knows; the very first one is nothing new. */
export function signInEvent(before: {
  readonly signedInBefore: boolean
  readonly knowsDevice: boolean
  readonly knowsNetworks: boolean
  readonly knowsNetwork: boolean
}): 'signed-in' | 'new-device' | 'new-place' {
  if (!before.signedInBefore) return 'signed-in'
  if (!before.knowsDevice) return 'new-device'
  return before.knowsNetworks && !before.knowsNetwork ? 'new-place' : 'signed-in'
}
