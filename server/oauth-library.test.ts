import { createAppRegistration } from '@omsorg/contract/sign-in/app-registration/create-app-registration.ts'
import { saveAppPermissions } from '@omsorg/contract/sign-in/app-registration/save-app-permissions.ts'
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose'
import * as oauth from 'oauth4webapi'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { password } from './testing/people.ts'
import { openWorld, type World } from './testing/world.ts'

// A client library that knows the standards and nothing of us.

let world: World
let server: oauth.AuthorizationServer
const issuer = new URL('https://omsorg.example')
const web: oauth.Client = { client_id: 'web' }
/** The binder of a session is a cookie, which the library leaves to the browser that it runs in. */
let cookies = ''

beforeAll(async () => {
  world = await openWorld({ publicAddress: issuer.origin })
  const answer = await oauth.discoveryRequest(issuer, { ...options, algorithm: 'oidc' })
  server = await oauth.processDiscoveryResponse(issuer, answer)
})
afterAll(() => world.close())

const options = {
  // What stands in front of the server in production.
  [oauth.customFetch]: async (url: string, init: oauth.CustomFetchOptions<string, URLSearchParams | undefined>) => {
    const answer = await fetch(url.replace(issuer.origin, world.address()), {
      method: init.method,
      body: init.body ?? null,
      headers: { ...init.headers, ...(cookies ? { cookie: cookies } : {}) },
    })
    const given = answer.headers.getSetCookie().map((each) => each.split(';')[0] ?? '')
    if (given.length > 0) cookies = given.join('; ')
    return answer
  },
}

async function signIn(): Promise<oauth.TokenEndpointResponse> {
  cookies = ''
  const fields = { username: 'nurse', password, scope: 'profile email offline_access roles' }
  const sent = oauth.genericTokenEndpointRequest(server, web, oauth.None(), 'password', fields, options)
  return oauth.processGenericTokenEndpointResponse(server, web, await sent)
}

const refresh = async (token: string) =>
  oauth.processRefreshTokenResponse(
    server,
    web,
    await oauth.refreshTokenGrantRequest(server, web, oauth.None(), token, options),
  )

test('discovery names the endpoints, the grants and the keys', async () => {
  expect(server.issuer).toBe(issuer.origin)
  expect(server.grant_types_supported).toEqual(expect.arrayContaining(['refresh_token', 'client_credentials']))
  const keys = await fetch(`${world.address()}/.well-known/jwks.json`)
  const { keys: published } = (await keys.json()) as { keys: { alg: string; d?: string }[] }
  expect(published.map(({ alg, d }) => [alg, d])).toEqual([['ES256', undefined]])
})

test('a password, a refresh and a sign-out go through', async () => {
  const opened = await signIn()
  const renewed = await refresh(opened.refresh_token ?? '')
  expect(renewed.refresh_token).not.toBe(opened.refresh_token)
  const revoked = await oauth.revocationRequest(server, web, oauth.None(), renewed.refresh_token ?? '', options)
  await oauth.processRevocationResponse(revoked)
  await expect(refresh(renewed.refresh_token ?? '')).rejects.toMatchObject({ error: 'invalid_grant' })
})

test('the signature of a token is checked with the published keys', async () => {
  const { access_token: token } = await signIn()
  const published = await fetch(`${world.address()}/.well-known/jwks.json`)
  const keys = createLocalJWKSet((await published.json()) as JSONWebKeySet)
  const { payload } = await jwtVerify(token, keys, {
    issuer: issuer.origin,
    audience: 'omsorg',
    algorithms: ['ES256'],
    currentDate: new Date(world.clock.now().epochMilliseconds),
  })
  expect(payload).toMatchObject({ preferred_username: 'nurse' })
})

test.each([
  ['in the body', oauth.ClientSecretPost],
  ['by HTTP Basic', oauth.ClientSecretBasic],
])('a machine signs in %s, and is refused with a wrong secret in the words of the standard', async (where, auth) => {
  const admin = await world.signIn(world.people.administrator)
  const clientSecret = 'a secret + of: the tests / that nobody guesses'
  const input = { displayName: `Library ${where}`, clientSecret }
  const { body } = await world.as(admin).call(createAppRegistration, { input })
  const permissions = ['UserRead']
  await world.as(admin).call(saveAppPermissions, { input: { clientId: body.clientId, permissions } })
  const client: oauth.Client = { client_id: body.clientId }
  const ask = (secret: string) => oauth.clientCredentialsGrantRequest(server, client, auth(secret), {}, options)
  const token = await oauth.processClientCredentialsResponse(server, client, await ask(clientSecret))
  expect([token.token_type, token.refresh_token]).toEqual(['bearer', undefined])
  const wrong = oauth.processClientCredentialsResponse(server, client, await ask('wrong'))
  await expect(wrong).rejects.toSatisfy(
    (error: unknown) =>
      error instanceof oauth.WWWAuthenticateChallengeError || error instanceof oauth.ResponseBodyError,
  )
})
