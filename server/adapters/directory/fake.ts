import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { choicePage } from './fake-page.ts'

/** Somebody invented, in a tenant. */
export interface TenantPerson {
  readonly tenant: string
  readonly objectId: string
  readonly userName: string
  readonly name: string
}

export interface FakeDirectoryOptions {
  /** As which it issues tokens; its own address when nothing else is said. */
  readonly issuer?: string
  readonly clientId: string
  readonly audience: string
  readonly scope: string
  readonly people: readonly TenantPerson[]
  readonly now?: () => Date
}

export interface DirectoryRequest {
  /** Below where the directory stands: `/<tenant>/oauth2/v2.0/token`. */
  readonly path: string
  readonly query: Readonly<Record<string, string | undefined>>
  /** Of a form that was sent; null when something is asked for. */
  readonly form: Readonly<Record<string, string | undefined>> | null
}

export type DirectoryReply =
  | { readonly status: number; readonly json: object }
  | { readonly html: string }
  | { readonly sendTo: string }

export interface DirectorySwitches {
  readonly answerAfterMs: number
  readonly garbage: 'none' | 'not-json' | 'too-much'
  readonly failures: number
}

export interface FakeDirectory {
  readonly url: string
  readonly issuer: string
  answer(request: DirectoryRequest): Promise<DirectoryReply>
  /** A token as its pages would be given it; for tests with other claims or another head. */
  tokenFor(person: TenantPerson, change?: TokenChange): Promise<string>
  /** From now on it signs with another key; the former one is told no more. */
  rotate(): Promise<void>
  turn(changes: Partial<DirectorySwitches>): void
  /** How often its keys were asked for. */
  timesAsked(): number
  stop(): Promise<void>
}

export interface TokenChange {
  readonly claims?: Readonly<Record<string, unknown>>
  readonly header?: Readonly<Record<string, unknown>>
  readonly key?: CryptoKey
}

interface Begun {
  readonly person: TenantPerson
  readonly redirectUri: string
  readonly challenge: string
  readonly nonce: string
  readonly scope: string
}

const usual: DirectorySwitches = { answerAfterMs: 0, garbage: 'none', failures: 0 }
const minutesPerToken = 60
/** The page of ours on which the window ends. */
const returnPage = /^https?:\/\/[^/?#]+\/directory-return\/?$/

/** A directory that speaks OpenID Connect as Entra ID does: discovery, keys, a page to choose a person, tokens with PKCE. */
export async function startFakeDirectory(options: FakeDirectoryOptions): Promise<FakeDirectory> {
  const { clientId, audience, scope, people, now = () => new Date() } = options
  const begun = new Map<string, Begun>()
  let switches = usual
  let timesAsked = 0
  // Made when it is first needed: it takes a while.
  let signing: ReturnType<typeof newKey> | null = null
  const keyNow = () => (signing ??= newKey())

  function endpointsOf(tenant: string) {
    const here = `${issuer}/${tenant}`
    return {
      issuer: `${here}/v2.0`,
      authorization_endpoint: `${here}/oauth2/v2.0/authorize`,
      token_endpoint: `${here}/oauth2/v2.0/token`,
      jwks_uri: `${here}/discovery/v2.0/keys`,
      end_session_endpoint: `${here}/oauth2/v2.0/logout`,
      response_types_supported: ['code'],
      response_modes_supported: ['query', 'fragment'],
      subject_types_supported: ['pairwise'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
      scopes_supported: ['openid', 'profile', 'offline_access', scope],
    }
  }

  async function sign(claims: object, { header = {}, key }: TokenChange = {}): Promise<string> {
    const { kid, privateKey } = await keyNow()
    const head = { typ: 'JWT', alg: 'RS256', kid, ...header }
    return new SignJWT({ ...claims }).setProtectedHeader(head).sign(key ?? privateKey)
  }

  function claimsOf({ tenant, objectId, userName, name }: TenantPerson) {
    const seconds = Math.floor(now().getTime() / 1000)
    return {
      iss: `${issuer}/${tenant}/v2.0`,
      // Dated back, as the real one does.
      iat: seconds - 300,
      nbf: seconds - 300,
      exp: seconds + minutesPerToken * 60,
      oid: objectId,
      sub: createHash('sha256').update(`${clientId} ${objectId}`).digest('base64url'),
      tid: tenant,
      name,
      preferred_username: userName,
      ver: '2.0',
    }
  }

  const tokenFor = (person: TenantPerson, change: TokenChange = {}) =>
    sign(
      {
        ...claimsOf(person),
        aud: audience,
        azp: clientId,
        azpacr: '0',
        scp: scope.split('/').at(-1),
        ...change.claims,
      },
      change,
    )

  function authorize(tenant: string, { query, form }: DirectoryRequest): DirectoryReply {
    const asked = { ...query, ...form }
    const redirectUri = asked['redirect_uri'] ?? ''
    const isFitting =
      asked['client_id'] === clientId &&
      asked['response_type'] === 'code' &&
      asked['code_challenge_method'] === 'S256' &&
      returnPage.test(redirectUri)
    if (!isFitting) return { status: 400, json: { error: 'invalid_request' } }
    if (!form)
      return {
        html: choicePage(
          people.filter((each) => isOf(each, tenant)),
          asked,
        ),
      }
    const answers = new URLSearchParams({ state: asked['state'] ?? '' })
    const person = people.find((each) => each.objectId === asked['choose'])
    if (person) {
      const code = crypto.randomUUID()
      begun.set(code, {
        person,
        redirectUri,
        challenge: asked['code_challenge'] ?? '',
        nonce: asked['nonce'] ?? '',
        scope: asked['scope'] ?? '',
      })
      answers.set('code', code)
      answers.set('client_info', clientInfo(person))
    } else {
      answers.set('error', 'access_denied')
      answers.set('error_description', 'AADSTS65004: the person gave up')
    }
    return { sendTo: `${redirectUri}${asked['response_mode'] === 'query' ? '?' : '#'}${answers}` }
  }

  async function exchange({ form }: DirectoryRequest): Promise<DirectoryReply> {
    const one = begun.get(form?.['code'] ?? '')
    begun.delete(form?.['code'] ?? '')
    const challenge = createHash('sha256')
      .update(form?.['code_verifier'] ?? '')
      .digest('base64url')
    const fits = one && form?.['client_id'] === clientId && form['redirect_uri'] === one.redirectUri
    if (!fits || challenge !== one.challenge)
      return { status: 400, json: { error: 'invalid_grant', error_description: 'AADSTS70000' } }
    const { person, nonce } = one
    return {
      status: 200,
      json: {
        token_type: 'Bearer',
        scope: `openid profile ${scope}`,
        expires_in: minutesPerToken * 60,
        ext_expires_in: minutesPerToken * 60,
        access_token: await tokenFor(person),
        id_token: await sign({ ...claimsOf(person), aud: clientId, nonce }),
        client_info: clientInfo(person),
      },
    }
  }

  async function answer(request: DirectoryRequest): Promise<DirectoryReply> {
    const [, tenant = '', ...rest] = request.path.split('/')
    switch (rest.join('/')) {
      case 'v2.0/.well-known/openid-configuration':
        return { status: 200, json: endpointsOf(tenant) }
      case 'discovery/v2.0/keys':
        timesAsked += 1
        return { status: 200, json: { keys: [(await keyNow()).publicJwk] } }
      case 'oauth2/v2.0/authorize':
        return authorize(tenant, request)
      case 'oauth2/v2.0/token':
        return exchange(request)
      default:
        return { status: 404, json: { error: 'not_found' } }
    }
  }

  const server = createServer((request, response) => {
    void (async () => {
      const pieces: Buffer[] = []
      for await (const piece of request) pieces.push(piece as Buffer)
      const address = new URL(request.url ?? '/', 'http://fake')
      const form = request.method === 'POST' ? new URLSearchParams(Buffer.concat(pieces).toString()) : null
      const reply = await answer({
        path: address.pathname,
        query: Object.fromEntries(address.searchParams),
        form: form && Object.fromEntries(form),
      })
      if (switches.failures > 0) {
        switches = { ...switches, failures: switches.failures - 1 }
        response.writeHead(500).end()
        return
      }
      const { answerAfterMs, garbage } = switches
      const text = 'json' in reply ? JSON.stringify(reply.json) : ''
      const body = { none: text, 'not-json': '<html>', 'too-much': 'x'.repeat(1_000_000) }[garbage]
      const status = 'status' in reply ? reply.status : 200
      setTimeout(
        () => response.writeHead(status, { 'Content-Type': 'application/json' }).end(body),
        answerAfterMs,
      ).unref()
    })()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const issuer = options.issuer ?? url

  return {
    url,
    issuer,
    answer,
    tokenFor,
    async rotate() {
      signing = newKey()
      await signing
    },
    turn: (changes) => void (switches = { ...switches, ...changes }),
    timesAsked: () => timesAsked,
    async stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

function isOf(person: TenantPerson, tenant: string): boolean {
  return tenant === 'organizations' || person.tenant === tenant
}

function clientInfo({ objectId, tenant }: TenantPerson): string {
  return Buffer.from(JSON.stringify({ uid: objectId, utid: tenant })).toString('base64url')
}

async function newKey() {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  const kid = crypto.randomUUID()
  return { kid, privateKey, publicJwk: { ...(await exportJWK(publicKey)), kid, use: 'sig', alg: 'RS256' } }
}
