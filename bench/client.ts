import { baseOf, type Application } from '@omsorg/contract/application.ts'
import type { AnswerOf, CallOf, Definition } from '@omsorg/contract/endpoint.ts'
import { issueToken } from '@omsorg/contract/sign-in/token/issue-token.ts'
import { send, type Sent } from './load.ts'
import type { PlaceUser } from './world/world.ts'

/** A call of an endpoint, as a browser of this person would send it. */
export function callOf<E extends Definition>(
  endpoint: E,
  sent: CallOf<E>,
  by: { readonly token: string | null; readonly application?: Application; readonly key?: string },
): Sent {
  const {
    params = {},
    query,
    input,
  } = sent as {
    params?: Record<string, unknown>
    query?: Record<string, string>
    input?: unknown
  }
  const tail = endpoint.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => String(params[name]))
  const isForm = endpoint.encoding === 'form'
  return {
    method: endpoint.method,
    path:
      (endpoint.fixed ? tail : baseOf(by.application ?? 'GUIDE') + tail) +
      (query ? `?${new URLSearchParams(query)}` : ''),
    headers: {
      'accept-language': 'fi',
      ...(by.token === null ? {} : { authorization: `Bearer ${by.token}` }),
      ...(by.key === undefined ? {} : { 'idempotency-key': by.key }),
      ...(input === undefined
        ? {}
        : { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' }),
    },
    body:
      input === undefined
        ? null
        : isForm
          ? new URLSearchParams(input as Record<string, string>).toString()
          : JSON.stringify(input),
  }
}

/** The answer of an endpoint; anything but 200 is an error. */
export async function answerTo<E extends Definition>(address: string, _endpoint: E, call: Sent): Promise<AnswerOf<E>> {
  const answer = await send(address, call)
  if (answer.status !== 200) {
    throw new Error(
      `${call.method} ${call.path} was answered ${answer.status}: ${answer.body.toString().slice(0, 500)}`,
    )
  }
  return JSON.parse(answer.body.toString()) as AnswerOf<E>
}

export function signInCall(userName: string, password: string): Sent {
  const input = { grant_type: 'password', username: userName, password, client_id: 'web' } as const
  return callOf(issueToken, { input }, { token: null })
}

/** An access token; it holds for five minutes. */
export async function signIn(address: string, userName: string, password: string): Promise<string> {
  return (await answerTo(address, issueToken, signInCall(userName, password))).access_token
}

export async function signInAtPlace(address: string, user: PlaceUser, password: string): Promise<string> {
  const first = await send(address, signInCall(user.userName, password))
  const cookies = [first.headers['set-cookie'] ?? []].flat().map((cookie) => cookie.split(';')[0])
  const { access_token: assertion } = JSON.parse(first.body.toString()) as AnswerOf<typeof issueToken>
  const move = callOf(
    issueToken,
    { input: { grant_type: 'change_care_place', assertion, care_place_id: user.carePlaceId } },
    { token: assertion },
  )
  const moved = { ...move, headers: { ...move.headers, cookie: cookies.join('; ') } }
  return (await answerTo(address, issueToken, moved)).access_token
}
