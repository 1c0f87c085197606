import type { AnswerOf, CallOf, Definition } from '@omsorg/contract/endpoint.ts'
import { cultureOf } from '@omsorg/texts/language.ts'
import { askedEarly } from '../../platform/calls/asked-early.ts'
import { type CallOptions, createCall, type Transport } from '../../platform/calls/call.ts'
import { CallFailure } from '../../platform/calls/result.ts'
import { line } from '../../platform/line.ts'
import { spokenNow } from '../language/speaking.ts'
import { session } from '../session/session-here.ts'

/** In the name of whoever is signed in to the portal. It announces nothing: a page says itself what did not work. */
export const transport: Transport = {
  caller: () => {
    const state = session.state()
    if (state.phase !== 'signed-in') return null
    const { market } = state.holder
    return { application: 'CRP', market, clientId: null, carePlaceId: null, accessToken: state.accessToken }
  },
  culture: () => cultureOf(spokenNow().language),
  online: () => navigator.onLine,
  refresh: session.refresh,
  announce: () => undefined,
  fetch: (address, request) => line.during(askedEarly(address, request) ?? fetch(address, request)),
}

export const call = createCall(transport)

/** The answer alone. Throws CallFailure where there is none. */
export async function answerTo<const E extends Definition>(
  endpoint: E,
  sent: CallOf<E>,
  options: CallOptions<E> = {},
): Promise<AnswerOf<E>> {
  const result = await call(endpoint, sent, { ...options, silent: true })
  if (result.ok) return result.value
  throw new CallFailure(result)
}
