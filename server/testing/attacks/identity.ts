import { baseOf, type Application } from '@omsorg/contract/application.ts'
import { allows, type Definition } from '@omsorg/contract/endpoint.ts'
import { endpoints } from '@omsorg/contract/endpoints.ts'
import { exportJWK, generateKeyPair, importJWK, SignJWT } from 'jose'
import type { Clock } from '../../platform/clock.ts'
import { fixedKeySet } from '../../platform/tokens/key-set.ts'
import type { SigningKey } from '../../platform/tokens/signing-keys.ts'
import { createTokens } from '../../platform/tokens/tokens.ts'
import { bodyOf, pathOf, queryOf, send, type Answer } from '../caller.ts'
import { holdersWithoutReach } from '../portal/strangers.ts'
import type { SignedIn } from '../world.ts'
import { attempt, unless, type Attack, type Target } from './attack.ts'

/** Somebody without a token, or with one that is not ours, not yet or no more: 401 and not a byte of explanation (O-7-02). */
export const withoutValidToken: Attack = async (target) => {
  if (target.endpoint.permission === 'public') return []
  const found: string[] = []
  let tokens = badTokensOf.get(target.actor)
  if (!tokens) badTokensOf.set(target.actor, (tokens = badTokens(target)))
  for (const [what, accessToken] of await tokens) {
    const answer = await attempt(target, { caller: { ...target.actor, accessToken } })
    found.push(...unless(answer.status === 401 && answer.text === '', target, what, answer))
  }
  return found
}

/** Made once for each caller: signing them takes longer than sending them. */
const badTokensOf = new WeakMap<SignedIn, ReturnType<typeof badTokens>>()

async function badTokens({ world, actor }: Target): Promise<[string, string | null][]> {
  const keys = world.signingKeys
  const { claims } = actor
  const [head = '', payload = '', signature = ''] = actor.accessToken.split('.')
  const tokensOf = async (own: readonly SigningKey[], clock: Clock = world.clock.now) =>
    createTokens(await fixedKeySet(own, clock), clock, world.config)
  const past = await tokensOf(keys, () => world.clock.now().subtract({ minutes: 6 }))
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  const pair = { privateJwk: await exportJWK(privateKey), publicJwk: await exportJWK(publicKey), signsFrom: 0 }
  const strange = await tokensOf([{ kid: crypto.randomUUID(), ...pair }])
  const pretended = await tokensOf([{ kid: keys[0]?.kid ?? '', ...pair }])
  const publicText = new TextEncoder().encode(JSON.stringify(keys[0]?.publicJwk))
  const symmetric = new SignJWT({ ...claims }).setProtectedHeader({ alg: 'HS256', kid: keys[0]?.kid ?? '' })
  const elsewhere = new SignJWT({ ...claims }).setProtectedHeader({ alg: 'ES256', kid: keys[0]?.kid ?? '' })
  const ourKey = await importJWK(keys[0]?.privateJwk ?? {}, 'ES256')
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return [
    ['no token', null],
    ['a token that has ended', past.sign(claims)],
    ['a token of a key that nobody knows', strange.sign(claims)],
    ['a token of another key under our name', pretended.sign(claims)],
    ['a token signed with our public key as a password', await symmetric.sign(publicText)],
    ['a token without algorithm', `${part({ alg: 'none', typ: 'JWT' })}.${payload}.`],
    ['a token without algorithm and a signature', `${part({ alg: 'none' })}.${payload}.${signature}`],
    ['a token with other claims under the old signature', `${head}.${part({ ...claims, sub: '1' })}.${signature}`],
    ['a token without its last character', actor.accessToken.slice(0, -1)],
    ['a token for another audience', await elsewhere.setAudience('elsewhere').setIssuer('omsorg').sign(ourKey)],
    ['a token of another issuer', await elsewhere.setAudience('omsorg').setIssuer('elsewhere').sign(ourKey)],
    ['a token whose claims do not have their shape', world.tokens.sign({ ...claims, sub: 1 as never })],
    ['a token of a session that nobody opened', world.tokens.sign({ ...claims, sid: crypto.randomUUID() })],
    ['a token of an older epoch', world.tokens.sign({ ...claims, epo: claims.epo - 1 })],
  ]
}

/** A 403 that says that a right is missing, and which, but nothing of anybody. */
const isForbidden = ({ status, text }: Answer) =>
  status === 403 && text.startsWith('{"refusal":"forbidden","message":"COM001002","detail":{"missing":')

function leadsTo({ path }: Definition, address: string): boolean {
  return path === address || new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/{}]+')}$`).test(address)
}

const applications: readonly Application[] = ['GUIDE', 'PRINCIPAL', 'CSP', 'CRP']

/** Somebody who is signed in elsewhere, or half: 403, or 404 where nothing is served. */
export const fromElsewhere: Attack = async (target) => {
  const { endpoint, actor, world } = target
  if (endpoint.permission === 'public' || endpoint.fixed) return []
  const found: string[] = []
  for (const base of applications.filter((each) => each !== actor.application)) {
    // The same address may be another endpoint's below the base of another application, also as the parameter of one.
    const served = endpoints.some(
      (each) => each.method === endpoint.method && leadsTo(each, endpoint.path) && each.applications?.includes(base),
    )
    const there = await attempt(target, { base })
    const refused = served ? isForbidden(there) : there.status === 404
    found.push(...unless(refused, target, `a token of ${actor.application} below ${baseOf(base)}`, there))
    const here = await attempt(target, { caller: await world.withClaims(actor, { app: base }) })
    found.push(...unless(isForbidden(here), target, `a token of ${base}`, here))
  }
  const half = await attempt(target, { caller: await world.withClaims(actor, { tfc: true, permissions: [] }) })
  found.push(...unless(half.status === 403, target, 'a token that owes its second factor', half))
  return found
}

/** Somebody who lacks the permission: all of them, and each that is needed by itself. */
export const withoutPermission: Attack = async (target) => {
  const { endpoint, actor, world } = target
  const { permission } = endpoint
  if (permission === 'public' || permission === 'signed-in') return []
  const held = actor.claims.permissions
  const needed = held.filter((name) => !allows(permission, (each) => each !== name && held.includes(each)))
  const found: string[] = []
  for (const left of [[], ...needed.map((name) => held.filter((each) => each !== name))]) {
    const answer = await attempt(target, { caller: await world.withClaims(actor, { permissions: left }) })
    const missing = held.filter((name) => !left.includes(name)).length === 1 ? `${needed[0]}` : 'any permission'
    found.push(...unless(isForbidden(answer), target, `somebody without ${missing}`, answer))
  }
  return found
}

/** What is about one's own account is refused to whoever acts as somebody else (A-4.2-23). */
export const whileActing: Attack = async (target) => {
  const { endpoint, actor, world } = target
  if (!endpoint.self) return []
  const claims = { sub: String(world.people.impersonator.id), imp_sub: actor.claims.sub, imp_name: 'Anna Ek' }
  const answer = await attempt(target, { caller: await world.withClaims(actor, claims) })
  return unless(isForbidden(answer), target, 'whoever acts as somebody else', answer)
}

/** Headers only narrow. One that names something else, twice or in a list is refused (T32, O-7-03, O-7-04, O-7-05). */
export const withForeignHeaders: Attack = async (target) => {
  const { endpoint, actor, world } = target
  if (endpoint.permission === 'public') return []
  const { home, neighbour, abroad } = world
  const everywhere: [string, string][] = [
    ['om-mac', '30'],
    ['om-mac', '10, 30'],
    ['om-mac', '10,10'],
    ['OM-MAC', ' 30 '],
    ['om-client-id', `${home.client.id},${neighbour.client.id}`],
    ['om-care-place-id', `${home.place.id}, ${home.place.id}`],
  ]
  const ofStaff: [string, string][] = [
    ['om-client-id', neighbour.client.id],
    ['om-client-id', abroad.client.id],
    ['om-client-id', ''],
    ['om-care-place-id', home.sister.id],
    ['Om-Care-Place-Id', neighbour.place.id],
    ['om-care-place-id', abroad.place.id],
    ['om-care-place-id', `${home.place.id}'`],
  ]
  const found: string[] = []
  for (const [name, value] of [...everywhere, ...(actor.application === 'GUIDE' ? ofStaff : [])]) {
    const answer = await attempt(target, { headers: { [name]: value } })
    found.push(...unless(isForbidden(answer), target, `${name}: ${value}`, answer))
  }
  return found
}

/**
 * Holders of portal accounts who see nothing of the person: somebody else's, a former guardian, one whose link was taken away,
 * and one who has withdrawn the consent. What is about a person is missing for them; what is about the account tells nothing of
 * one whom it is not linked to.
 */
export const asOtherHolder: Attack = async (target) => {
  const { endpoint, actor, world } = target
  if (actor.application !== 'CRP' || endpoint.permission === 'public') return []
  const { id, firstName } = world.care.ordinary
  const isOfAccount = endpoint.name.startsWith('portal/me/')
  const found: string[] = []
  for (const { what, caller, knowsName } of await holdersWithoutReach(world, id)) {
    const answer = await attempt(target, { caller })
    const isSilent = knowsName || !answer.text.includes(firstName)
    const isRefused = isOfAccount || answer.status === 404 || answer.status === 400 || tellsNobody(answer, id)
    found.push(...unless(isSilent && isRefused, target, what, answer))
  }
  return found
}

const tellsNobody = ({ status, text }: Answer, careRecipientId: number) =>
  status === 200 && !text.includes(`"careRecipientId":${careRecipientId}`)

/** Customer service names the client and the place that it acts for: those of its market that there are, and that fit. */
export const atForeignPlace: Attack = async (target) => {
  const { abroad, home, neighbour } = target.world
  const foreign: readonly (readonly [what: string, client: string | null, place: string | null])[] = [
    ['a client and a place of another market', abroad.client.id, abroad.place.id],
    ['a client of another market', abroad.client.id, null],
    ['a place of another market', null, abroad.place.id],
    ['a client that there is not', crypto.randomUUID(), null],
    ['a place that there is not', home.client.id, crypto.randomUUID()],
    ['a place of another client', home.client.id, neighbour.place.id],
  ]
  const found: string[] = []
  for (const [what, client, place] of foreign) {
    const headers = {
      ...(client ? { 'om-client-id': client } : {}),
      ...(place ? { 'om-care-place-id': place } : {}),
    }
    const answer = await attempt(target, { headers })
    found.push(...unless(isForbidden(answer), target, `a call that names ${what}`, answer))
  }
  return found
}

/** Other spellings of the address, other methods, and headers that some servers believe: none is a way around (T01). */
export const byOtherSpellings: Attack = async (target) => {
  const { endpoint, actor, address, sent } = target
  if (endpoint.permission === 'public') return []
  const path = pathOf(endpoint, actor.application, sent.params ?? {}) + queryOf(sent.query ?? {})
  const spellings = [
    `/${path}`,
    path.replace('/api/', '/api//'),
    path.replace('/api/', '/API/'),
    path.replace('/api/', '/api%2F'),
    path.replace('/api/', '/x/..%2fapi/'),
    `${path}/`,
    `${path};x=1`,
    `${path}.json`,
    `${path}%20`,
  ]
  const caller = { ...actor, accessToken: null }
  const body = endpoint.input ? bodyOf(endpoint, sent.input) : null
  const type = { 'content-type': 'application/json' }
  const tries = [
    ...spellings.map((each) => ({ what: each, url: each, method: endpoint.method, headers: {} })),
    ...['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'].map((method) => ({
      what: method,
      url: path,
      method,
      headers: {},
    })),
    ...believed.map(([name, value]) => ({
      what: name,
      url: path,
      method: endpoint.method,
      headers: { [name]: value },
    })),
  ]
  const found: string[] = []
  for (const { what, url, method, headers } of tries) {
    const answer = await send(address + url, method, { caller, headers: { ...type, ...headers }, body })
    found.push(...unless([400, 401, 404, 405].includes(answer.status), target, `${what} without a token`, answer))
  }
  return found
}

const believed = [
  ['x-original-url', '/health'],
  ['x-rewrite-url', '/health'],
  ['x-http-method-override', 'GET'],
  ['x-forwarded-for', '127.0.0.1'],
  ['x-forwarded-user', 'administrator'],
  ['authorization', 'Basic YWRtaW46YWRtaW4='],
] as const
