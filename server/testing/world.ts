import type { AccessClaims } from '@omsorg/contract/sign-in/token/claims.ts'
import type { AnswerOf, CallOf, Definition } from '@omsorg/contract/endpoint.ts'
import { issueToken } from '@omsorg/contract/sign-in/token/issue-token.ts'
import type { CarePlace } from '@omsorg/database/demo/build/organisation.ts'
import type { Account } from '@omsorg/database/demo/build/people.ts'
import { createSeal } from '@omsorg/database/sealed.ts'
import { decodeJwt } from 'jose'
import pg from 'pg'
import { startFakeCatalogue, type FakeCatalogue } from '../adapters/erp-catalogue/fake.ts'
import type { Mailbox } from '../adapters/mail/fake.ts'
import { startFakeCardBroker, type FakeCardBroker } from '../adapters/card-broker/fake.ts'
import { startFakeDirectory, type FakeDirectory } from '../adapters/directory/fake.ts'
import { startFakeErp, type FakeErp } from '../adapters/erp/fake.ts'
import type { S3Connection } from '../adapters/file-store/s3.ts'
import { startFakeSms, type FakeSms } from '../adapters/sms/fake.ts'
import { startFakeRegisters, type FakeRegisters } from '../adapters/population-register/fake.ts'
import { startFakeCarriers, type FakeCarriers } from '../adapters/shipment/fake.ts'
import type { Config } from '../platform/config.ts'
import { openDatabase, type Database } from '../platform/database.ts'
import { createLog } from '../platform/log.ts'
import { fixedKeySet } from '../platform/tokens/key-set.ts'
import { readSigningKeys, type SigningKey } from '../platform/tokens/signing-keys.ts'
import { createTokens, type Tokens } from '../platform/tokens/tokens.ts'
import { shapeErrors } from './answer-shape.ts'
import { call, Cookies, type Answer, type Caller, type Extras } from './caller.ts'
import type { Care } from './care.ts'
import { configOf, keys, secretOfWorlds } from './world/config.ts'
import { adjustableClock, type AdjustableClock } from './clock.ts'
import { copyOfDatabase, createMigratedDatabase, dropDatabase } from './database.ts'
import type { Organisation } from './organisation.ts'
import { password, type People } from './people.ts'
import { serveHere, serveInProcess, type RunningServer } from './running-server.ts'
import { inhabitedTemplateFor, insertInhabitants } from './world/inhabitants.ts'

/** Somebody who is signed in, in a browser of their own. */
export interface SignedIn extends Caller {
  readonly accessToken: string
  readonly refreshToken: string
  readonly claims: AccessClaims
}

type Claims = Omit<AccessClaims, 'iss' | 'aud' | 'iat' | 'exp'>

/** A small world of its own: a database with a few people in it, the real server before it, and an ERP beside it. */
export interface World extends Organisation {
  readonly people: People
  readonly care: Care
  readonly clock: AdjustableClock
  readonly erp: FakeErp
  /** The other side of the ERP: agreements and ratings. */
  readonly catalogue: FakeCatalogue
  readonly registers: FakeRegisters
  readonly carriers: FakeCarriers
  /** The service that reads cards. */
  readonly cards: FakeCardBroker
  /** The directory of whom operators and staff are. */
  readonly directory: FakeDirectory
  /** The gateway of text messages. */
  readonly sms: FakeSms
  readonly config: Config
  /** The owner of the database, whom no policy binds. */
  readonly owner: pg.Client
  /** The database as the server reaches it. */
  readonly database: Database
  /** Signs with the key of the server, and so what the server would never sign. */
  readonly tokens: Tokens
  readonly signingKeys: readonly SigningKey[]
  address(): string
  /** Where mails arrive, while the server runs in the process of the test. */
  mailbox(): Mailbox
  signIn(account: Account, where?: { readonly at?: CarePlace; readonly cookies?: Cookies }): Promise<SignedIn>
  /** Customer service with the right to, who acts as a user, at the user's own place. */
  actAs(account: Account, helper?: Account): Promise<SignedIn>
  /** The same session with other claims, signed with the real key. */
  withClaims(actor: SignedIn, change: Partial<Claims>): Promise<SignedIn>
  /** Sends calls, and fails when an agreed answer is not the one of the contract to the last key. */
  as(caller: Caller | null): {
    call<E extends Definition>(endpoint: E, sent: CallOf<E> & Extras): Promise<Answer<AnswerOf<E>>>
  }
  /** The jobs that could run now or are running. */
  jobsLeft(): Promise<number>
  restart(): Promise<void>
  kill(): Promise<void>
  close(): Promise<void>
}

export interface WorldOptions {
  /** The address that people use, where a proxy stands in front. */
  readonly publicAddress?: string
  readonly idleMinutes?: number
  readonly clock?: AdjustableClock
  /** The server runs in a process of its own, which can be killed. */
  readonly inProcessOfItsOwn?: boolean
  /** A migrated database that belongs to the test, instead of one of the world's own. */
  readonly databaseUrl?: string
  /** How calls reach it, where a test watches the way. */
  readonly servingUrl?: string
  /** Where files lie, else in the database. */
  readonly fileStore?: S3Connection
  /** What looks files through, else a scanner that is always there. */
  readonly virusScanner?: { readonly host: string; readonly port: number }
}

export async function openWorld({
  clock = adjustableClock(),
  inProcessOfItsOwn = false,
  publicAddress = 'http://127.0.0.1:0',
  idleMinutes = 20,
  databaseUrl,
  servingUrl,
  fileStore,
  virusScanner,
}: WorldOptions = {}): Promise<World> {
  const template = databaseUrl ? null : inhabitedTemplateFor(clock.now())
  const url = databaseUrl ?? (template ? await copyOfDatabase(template.url) : await createMigratedDatabase())
  const owner = new pg.Client({ connectionString: url, pipeline: true })
  await owner.connect()
  const erp = await startFakeErp({ token: keys.erp, now: clock.now })
  const catalogue = await startFakeCatalogue({ token: keys.erp })
  const registers = await startFakeRegisters({ token: keys.register })
  const carriers = await startFakeCarriers({ key: keys.carrier })
  const sms = await startFakeSms({ token: keys.sms })
  const cards = await startFakeCardBroker({ ...keys.cards, people: [] })
  const directory = await startFakeDirectory({
    ...keys.directory,
    people: [],
    now: () => new Date(clock.now().epochMilliseconds),
  })
  const own = configOf(
    url,
    {
      erp: erp.url,
      catalogue: catalogue.url,
      carriers: carriers.url,
      sms: sms.url,
      cards: cards.url,
      directory: directory.url,
    },
    registers,
  )
  const outside = { fileStore: fileStore ?? null, virusScanner: virusScanner ?? null }
  const config = { ...own, ...outside, publicAddress, idleMinutes, databaseUrl: servingUrl ?? url }
  const { organisation, people, care } = template?.inhabitants ?? (await insertInhabitants(owner, clock.now()))

  const database = openDatabase({ url, role: 'omsorg_app', connections: 2 })
  const signing = await signingKeysOf(url, clock)
  const tokens = createTokens(await fixedKeySet(signing, clock.now), clock.now, config)
  let server: RunningServer
  const start = async (copied: string | null = null) => {
    server = inProcessOfItsOwn ? await serveInProcess(config) : await serveHere(config, clock.now, copied)
    erp.sendTo({ url: `${server.address}/api/Webhook/Erp`, key: keys.webhook })
  }
  await start(template?.url)

  const as = (caller: Caller | null): ReturnType<World['as']> => ({
    async call(endpoint, sent) {
      const answer = await call(server.address, caller ?? nobody(), endpoint, sent)
      const errors = answer.status === 200 ? shapeErrors(endpoint, answer.body) : []
      if (errors.length > 0) throw new Error(errors.join('\n'))
      return answer
    },
  })

  async function signIn(account: Account, { at, cookies = new Cookies() }: Parameters<World['signIn']>[1] = {}) {
    const browser: Caller = { application: 'GUIDE', accessToken: null, cookies }
    const opened = await as(browser).call(issueToken, {
      input: { grant_type: 'password', username: account.userName, password, client_id: 'web' },
    })
    if (opened.status !== 200) throw new Error(`${account.userName} was not signed in: ${opened.text}`)
    const first = signedIn(opened.body, cookies)
    return atDefaultPlace(first, at?.id ?? first.claims.dcp)
  }

  async function actAs(account: Account, helper: Account = people.impersonator) {
    const own = await signIn(helper)
    const whom = { impersonation_userid: account.id, reason: 'Rang om sin order' }
    const begun = await as(own).call(issueToken, {
      input: { grant_type: 'impersonate', assertion: own.accessToken, ...whom },
    })
    if (begun.status !== 200) throw new Error(`nobody acts as ${account.userName}: ${begun.text}`)
    return atDefaultPlace(signedIn(begun.body, own.cookies))
  }

  async function atDefaultPlace(first: SignedIn, place = first.claims.dcp) {
    if (first.application !== 'GUIDE' || !place) return first
    const moved = await as(first).call(issueToken, {
      input: { grant_type: 'change_care_place', assertion: first.accessToken, care_place_id: place },
    })
    if (moved.status !== 200) throw new Error(`${first.claims.sub} was not let in at ${place}: ${moved.text}`)
    return signedIn(moved.body, first.cookies)
  }

  return {
    ...organisation,
    people,
    care,
    clock,
    erp,
    catalogue,
    registers,
    carriers,
    sms,
    cards,
    directory,
    config,
    owner,
    database,
    tokens,
    signingKeys: signing,
    address: () => server.address,
    mailbox: () => {
      if (!server.mailbox) throw new Error('a server in a process of its own has its mail box there')
      return server.mailbox
    },
    signIn,
    actAs,
    async withClaims(actor, change) {
      const { iss: _iss, aud: _aud, iat: _iat, exp: _exp, ...own } = actor.claims
      const accessToken = tokens.sign({ ...own, ...change })
      return {
        ...actor,
        accessToken,
        application: change.app ?? actor.application,
        claims: { ...actor.claims, ...change },
      }
    },
    as,
    async jobsLeft() {
      const { rows } = await owner.query<{ left: number }>(
        `select count(*)::int as left from graphile_worker._private_jobs
         where locked_at is not null or (run_at <= now() and attempts < max_attempts)`,
      )
      return rows[0]?.left ?? 0
    },
    async restart() {
      await server.stop()
      await start()
    },
    async kill() {
      await server.kill()
      await start()
    },
    async close() {
      await server.stop()
      const outside = [erp, catalogue, registers, carriers, sms, cards, directory].map((each) => each.stop())
      await Promise.all([...outside, database.close(), owner.end()])
      if (!databaseUrl) await dropDatabase(url)
    },
  }
}

/** The keys are for the login of the jobs alone. */
async function signingKeysOf(url: string, { now }: AdjustableClock): Promise<readonly SigningKey[]> {
  const database = openDatabase({ url, role: 'omsorg_jobs', connections: 1 })
  const seal = createSeal(secretOfWorlds, 'signing key')
  try {
    return (await readSigningKeys({ database, seal, clock: now, log: createLog('silent') })) ?? []
  } finally {
    await database.close()
  }
}

/** Somebody in a fresh browser who is not signed in. */
export function nobody(): Caller {
  return { application: 'GUIDE', accessToken: null, cookies: new Cookies() }
}

export function signedIn(pair: AnswerOf<typeof issueToken>, cookies: Cookies): SignedIn {
  const claims = decodeJwt<AccessClaims>(pair.access_token)
  return {
    application: claims.app,
    accessToken: pair.access_token,
    refreshToken: pair.refresh_token ?? '',
    cookies,
    claims,
  }
}
