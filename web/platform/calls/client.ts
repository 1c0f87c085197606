import type { AnswerOf, CallOf, Definition } from '@omsorg/contract/endpoint.ts'
import { cultureOf } from '@omsorg/texts/language.ts'
import { readMembership } from '@omsorg/contract/sign-in/membership/read-membership.ts'
import { spokenNow } from '../language.ts'
import { line } from '../line.ts'
import { messages } from '../messages.ts'
import { placeIn, serviceAddress } from '../routing/service-address.ts'
import { session } from '../session/browser-session.ts'
import { createMembership } from '../session/membership.ts'
import { askedEarly } from './asked-early.ts'
import { type CallOptions, createCall } from './call.ts'
import { messageFor } from './message-for.ts'
import type { Caller } from './request.ts'
import { CallFailure } from './result.ts'

/** Who calls, at the place where she works. */
export function callerHere(): Caller | null {
  const state = session.state()
  if (state.phase !== 'signed-in') return null
  const { application, market } = state.user
  // Customer service works for the client and the care place that its address names.
  const { clientId, carePlaceId } = (application === 'CSP' && placeHere()) || state.user
  return { application, market, clientId, carePlaceId, accessToken: state.accessToken }
}

function placeHere() {
  return placeIn(location.pathname + location.search)
}

/** What tells of large bodies on their way is fetched with the first of them. */
async function sendLarge(address: string, request: RequestInit, onSent: (share: number) => void): Promise<Response> {
  const { sendingBytes } = await import('./sending-bytes.ts')
  return sendingBytes(address, request, onSent)
}

/** An address as whoever is signed in opens it. */
export function addressOfCaller(address: string): string {
  const state = session.state()
  return state.phase === 'signed-in' && state.user.application === 'CSP'
    ? serviceAddress(address, placeHere())
    : address
}

/** `await call(confirmOrder, { input })`: typed by the contract, in the name of whoever is signed in. */
export const call = createCall({
  caller: callerHere,
  culture: () => cultureOf(spokenNow().language),
  online: () => navigator.onLine,
  refresh: session.refresh,
  announce: (reply, caller) => {
    const message = messageFor(reply, caller)
    if (message) messages.announce(message)
  },
  fetch: (address, request, onSent) =>
    line.during(
      onSent ? sendLarge(address, request, onSent) : (askedEarly(address, request) ?? fetch(address, request)),
    ),
})

/** The answer alone, for whoever goes on only with one. Throws CallFailure where there is none. */
export async function answerTo<const E extends Definition>(
  endpoint: E,
  sent: CallOf<E>,
  options: CallOptions<E> = {},
): Promise<AnswerOf<E>> {
  const result = await call(endpoint, sent, options)
  if (result.ok) return result.value
  throw new CallFailure(result)
}

/** The membership of the person signed in. Its failures are swallowed by those who ask (A-4.3-08, A-4.4-18). */
export const membership = createMembership(async (userId) => {
  const answer = await answerTo(readMembership, { params: { id: String(userId) } }, { silent: true })
  return answer.membershipNodes
})
