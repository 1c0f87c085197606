import { createHmac } from 'node:crypto'
import { CompactEncrypt, exportSPKI, generateKeyPair, importJWK, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startFakeDirectory, type FakeDirectory, type TenantPerson, type TokenChange } from './fake.ts'
import { directoryOverOpenId } from './openid.ts'

const tenant = '0e5a0000-0000-4000-8000-000000000001'
const otherTenant = '0e5a0000-0000-4000-8000-000000000002'
const clientId = '0e5a0000-0000-4000-8000-00000000000a'
const audience = '0e5a0000-0000-4000-8000-00000000000b'
const graph = '00000003-0000-0000-c000-000000000000'
const scope = `api://${audience}/access_as_user`
const anna: TenantPerson = {
  tenant,
  objectId: '0e5a0000-0000-4000-8000-0000000000aa',
  userName: 'anna@region.example',
  name: 'Anna Ek',
}

let fake: FakeDirectory
/** Of a neighbour, with keys of its own. */
let neighbour: FakeDirectory
beforeAll(async () => {
  const options = { clientId, audience, scope, people: [anna] }
  fake = await startFakeDirectory(options)
  neighbour = await startFakeDirectory({ ...options, issuer: fake.issuer })
})
afterAll(() => Promise.all([fake.stop(), neighbour.stop()]))

const now = new Date()
const seconds = Math.floor(now.getTime() / 1000)
const check = (token: string, tenants = [tenant]) =>
  directoryOverOpenId({ url: fake.url, tenant, clientId, audience, scope, operatorTenants: [tenant] }).check(token, {
    tenants,
    now,
  })
const withClaims = (claims: Record<string, unknown>) => () => fake.tokenFor(anna, { claims })
const withHeader = (header: Record<string, unknown>) => () => fake.tokenFor(anna, { header })
const signedBy = (change: () => Promise<TokenChange>) => async () => fake.tokenFor(anna, await change())
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const good = () => fake.tokenFor(anna)
const strangeKey = async () => (await generateKeyPair('RS256')).privateKey

/** What the directory would answer for its keys, of the first one. */
async function publicKey() {
  const reply = await fake.answer({ path: `/${tenant}/discovery/v2.0/keys`, query: {}, form: null })
  const [jwk] =
    'json' in reply ? (reply.json as { keys: { kid: string; n: string; e: string; kty: string }[] }).keys : []
  if (!jwk) throw new Error('the directory has no key')
  return jwk
}

describe('a token of the directory', () => {
  test('tells its person by tenant and object id, and by the name of today', async () => {
    expect(await check(await good())).toEqual({ tenant, objectId: anna.objectId, userName: anna.userName })
    const large = { tid: tenant.toUpperCase(), oid: anna.objectId.toUpperCase() }
    expect(await check(await fake.tokenFor(anna, { claims: large }))).toMatchObject({ tenant, objectId: anna.objectId })
  })

  test('of a guest has no name of the tenant', async () => {
    for (const claims of [{ idp: `https://sts.windows.net/${otherTenant}/` }, { acct: 1 }]) {
      expect(await check(await fake.tokenFor(anna, { claims }))).toMatchObject({ userName: null })
    }
  })

  test('may have further scopes besides ours', async () => {
    expect(await check(await fake.tokenFor(anna, { claims: { scp: 'other access_as_user' } }))).not.toBeNull()
  })

  const refused: readonly (readonly [what: string, token: () => string | Promise<string>])[] = [
    // No token at all.
    ['an empty text', () => ''],
    ['a text', () => 'not-a-token'],
    ['two parts', async () => (await good()).split('.').slice(0, 2).join('.')],
    ['four parts', async () => `${await good()}.x`],
    ['a token that is too long', async () => (await good()) + 'A'.repeat(9_000)],
    ['parts that are no JSON', () => `${Buffer.from('x').toString('base64url')}.e30.x`],
    // How it is signed.
    ['alg none', () => new UnsecuredJWT({ tid: tenant, oid: anna.objectId }).encode()],
    [
      'alg none over the claims of a good one',
      async () => `${part({ alg: 'none', typ: 'JWT' })}.${(await good()).split('.')[1]}.`,
    ],
    [
      'alg None under the signature of a good one',
      async () => {
        const [, payload, signature] = (await good()).split('.')
        return `${part({ alg: 'None', kid: 'x' })}.${payload}.${signature}`
      },
    ],
    [
      'HS256 with the public key as the secret (PEM)',
      async () => {
        const jwk = await publicKey()
        const pem = await exportSPKI((await importJWK(jwk, 'RS256', { extractable: true })) as CryptoKey)
        const head = part({ alg: 'HS256', typ: 'JWT', kid: jwk.kid })
        const body = `${head}.${(await good()).split('.')[1]}`
        return `${body}.${createHmac('sha256', pem).update(body).digest('base64url')}`
      },
    ],
    [
      'HS256 with the modulus as the secret',
      async () => {
        const jwk = await publicKey()
        const body = `${part({ alg: 'HS256', kid: jwk.kid })}.${(await good()).split('.')[1]}`
        return `${body}.${createHmac('sha256', jwk.n).update(body).digest('base64url')}`
      },
    ],
    ['RS512', signedBy(async () => ({ key: (await generateKeyPair('RS512')).privateKey, header: { alg: 'RS512' } }))],
    [
      'PS256',
      async () => {
        const { privateKey } = await generateKeyPair('PS256')
        return new SignJWT({ tid: tenant, oid: anna.objectId })
          .setProtectedHeader({ alg: 'PS256', kid: 'x' })
          .sign(privateKey)
      },
    ],
    [
      'ES256',
      async () => {
        const { privateKey } = await generateKeyPair('ES256')
        return new SignJWT({ tid: tenant, oid: anna.objectId })
          .setProtectedHeader({ alg: 'ES256', kid: 'x' })
          .sign(privateKey)
      },
    ],
    ['a foreign key under the right name', signedBy(async () => ({ key: await strangeKey() }))],
    [
      'a foreign key under its own name',
      signedBy(async () => ({ key: await strangeKey(), header: { kid: 'strange' } })),
    ],
    ['a key of another directory', () => neighbour.tokenFor(anna)],
    ['no name of a key', withHeader({ kid: undefined })],
    ['another signature', async () => `${(await good()).slice(0, -8)}AAAAAAAA`],
    ['no signature', async () => (await good()).replace(/[^.]*$/, '')],
    [
      'other claims under the signature of a good one',
      async () => {
        const [head, payload = '', signature] = (await good()).split('.')
        const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object
        return `${head}.${part({ ...claims, oid: '0e5a0000-0000-4000-8000-0000000000bb' })}.${signature}`
      },
    ],
    // What heads it.
    ['jku', withHeader({ jku: 'https://evil.example/keys' })],
    ['x5u', withHeader({ x5u: 'https://evil.example/cert.pem' })],
    ['x5c', withHeader({ x5c: ['MIIB'] })],
    ['a key of its own (jwk)', signedBy(async () => ({ header: { jwk: await publicKey() } }))],
    ['the nonce of a token for Graph', withHeader({ nonce: 'n' })],
    [
      'crit',
      async () => {
        const [, payload, signature] = (await good()).split('.')
        return `${part({ alg: 'RS256', kid: (await publicKey()).kid, crit: ['x'], x: 1 })}.${payload}.${signature}`
      },
    ],
    ['another kind of token (typ)', withHeader({ typ: 'at+jwt' })],
    ['cty', withHeader({ cty: 'JWT' })],
    [
      'a JWE',
      async () => {
        const { publicKey: key } = await generateKeyPair('RSA-OAEP-256')
        return new CompactEncrypt(Buffer.from(await good()))
          .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM' })
          .encrypt(key)
      },
    ],
    // For whom it is.
    ['the audience of Graph', withClaims({ aud: graph })],
    ['the audience of our pages, as an ID token has', withClaims({ aud: clientId })],
    ['several audiences, ours among them', withClaims({ aud: [audience, graph] })],
    ['no audience', withClaims({ aud: undefined })],
    ['another application that asked for it', withClaims({ azp: graph })],
    ['no application that asked for it', withClaims({ azp: undefined })],
    ['an ID token, which has no scope', withClaims({ scp: undefined })],
    ['another scope', withClaims({ scp: 'User.Read' })],
    ['a scope that begins as ours', withClaims({ scp: 'access_as_user_too' })],
    ['a scope in a list', withClaims({ scp: ['access_as_user'] })],
    ['roles of an application instead of a scope', withClaims({ scp: undefined, roles: ['access_as_user'] })],
    ['an application instead of a person', withClaims({ idtyp: 'app' })],
    // Who issued it.
    ['the issuer of version 1', withClaims({ iss: `https://sts.windows.net/${tenant}/` })],
    ['version 1', withClaims({ ver: '1.0' })],
    [
      'the issuer of another tenant',
      () => fake.tokenFor(anna, { claims: { iss: `${fake.issuer}/${otherTenant}/v2.0` } }),
    ],
    ['an issuer with a slash more', () => fake.tokenFor(anna, { claims: { iss: `${fake.issuer}/${tenant}/v2.0/` } })],
    ['another host as issuer', withClaims({ iss: `https://evil.example/${tenant}/v2.0` })],
    ['no issuer', withClaims({ iss: undefined })],
    ['another tenant, of which nobody is admitted', () => fake.tokenFor({ ...anna, tenant: otherTenant })],
    ['a tenant that leads elsewhere', withClaims({ tid: `../${tenant}` })],
    ['no tenant', withClaims({ tid: undefined })],
    ['no object id', withClaims({ oid: undefined })],
    ['an object id that is none', withClaims({ oid: 'anna@region.example' })],
    // When it counts.
    ['an end that is past', withClaims({ exp: seconds - 61 })],
    ['no end', withClaims({ exp: undefined })],
    ['an end in words', withClaims({ exp: 'tomorrow' })],
    ['a beginning to come', withClaims({ nbf: seconds + 120 })],
    ['no beginning', withClaims({ nbf: undefined })],
    ['a day to come on which it was issued', withClaims({ iat: seconds + 120 })],
    ['an hour since it was issued', withClaims({ iat: seconds - 3_600 })],
  ]

  test('the table holds at least forty', () => expect(refused.length).toBeGreaterThanOrEqual(40))

  test.each(refused)('is not %s', async (_what, token) => {
    expect(await check(await token())).toBeNull()
  })
})
