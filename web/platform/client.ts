import { readMembership } from '@omsorg/contract/sign-in/membership/read-membership.ts'
import { cultureOf } from '@omsorg/texts/language.ts'
import { type Caller, createCall } from './call.ts'
import { spokenNow } from './language.ts'
import { messages } from './messages.ts'
import { session } from './session/browser-session.ts'
import { createMembership } from './session/membership.ts'

function caller(): Caller | null {
  const state = session.state()
  if (state.phase !== 'signed-in') return null
  const { application, market, clientId, carePlaceId } = state.user
  return { application, market, clientId, carePlaceId, accessToken: state.accessToken }
}

/** `await call(confirmOrder, { input })`: typed by the contract, in the name of whoever is signed in. */
export const call = createCall({
  caller,
  culture: () => cultureOf(spokenNow().language),
  online: () => navigator.onLine,
  refresh: session.refresh,
  announce: messages.announce,
  fetch: (address, request) => fetch(address, request),
})

/** The membership of the person signed in. Its failures are swallowed by those who ask (A-4.3-08, A-4.4-18). */
export const membership = createMembership(async (userId) => {
  const answer = await call(readMembership, { params: { id: String(userId) } }, { silent: true })
  return answer.membershipNodes
})
