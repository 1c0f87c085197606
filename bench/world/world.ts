import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoPassword } from '@omsorg/database/demo/accounts.ts'
import { prepareLogins } from '@omsorg/database/logins.ts'
import { migrate } from '@omsorg/database/migrate.ts'
import { startEmbeddedPostgres } from '../../tools/embedded-postgres.ts'
import { postmasterIn } from '../../tools/postgres/postmaster.ts'
import { ask } from '../../tools/start/database.ts'
import { root } from '../../tools/start/settings.ts'
import { fillWorld } from './fill.ts'

export const secret = 'secret-of-the-bench-that-guards-nobody'
export const benchFolder = join(root, '.data/bench')
const stampFile = join(benchFolder, 'worlds.json')

/** How much there is of everything. Each size has a database of its own, kept for the next time. */
export interface Size {
  readonly recipients: number
  readonly products: number
  /** Orders of each item, as a multiple of those that its prescription has seen. */
  readonly draws: number
  /** Of the organisation in another market, each with four care units and twenty care places. */
  readonly clients: number
}

export const usual: Size = { recipients: 100_000, products: 50_000, draws: 1, clients: 10_000 }
export const small: Size = { ...usual, recipients: 10_000 }

/** A user of one care place of a hundred persons. */
export interface PlaceUser {
  readonly userName: string
  readonly carePlaceId: string
}

/** One large client with its catalogue, and who looks after some of its care recipients. */
export interface BenchWorld {
  /** Of the superuser, into the database that holds what PostgreSQL tells of its statements. */
  readonly adminUrl: string
  readonly ownerUrl: string
  readonly servingUrl: string
  readonly jobsUrl: string
  readonly password: string
  readonly users: readonly PlaceUser[]
  /** Reaches everybody in the market. */
  readonly customerService: string
  /** Brings files of products. */
  readonly administrator: string
}

export interface Worlds {
  /** Opens the world of a size, and makes it anew when a migration or a generator has changed since. */
  open(size: Size): Promise<BenchWorld>
  /** The process that all of PostgreSQL is a child of. */
  readonly postgresPid: number
  stop(): void
}

interface Stamp {
  readonly of: string
  readonly users: readonly PlaceUser[]
}

export async function openWorlds(): Promise<Worlds> {
  let postgres = await startEmbeddedPostgres({ dataFolder: benchFolder })
  const [{ shared_preload_libraries: loaded } = {}] = await ask(postgres.adminUrl(), 'show shared_preload_libraries')
  if (loaded !== counting) {
    await ask(postgres.adminUrl(), `alter system set shared_preload_libraries = '${counting}'`)
    postgres.stop()
    postgres = await startEmbeddedPostgres({ dataFolder: benchFolder })
    await ask(postgres.adminUrl(), `create extension if not exists ${counting}`)
  }
  // Only what is counted is tracked: what is measured runs as it does everywhere.
  await ask(postgres.adminUrl(), `alter system set ${counting}.track = 'none'`)
  await ask(postgres.adminUrl(), 'select pg_reload_conf()')
  return {
    open: (size) => openWorld(postgres.adminUrl, size),
    postgresPid: postmasterIn(join(postgres.folder, 'data'))?.pid ?? 0,
    stop: () => postgres.stop(),
  }
}

const counting = 'pg_stat_statements'

async function openWorld(urlOf: (database?: string) => string, size: Size): Promise<BenchWorld> {
  const name = `bench_${size.recipients}_${size.products}_${size.draws}_${size.clients}`
  const ownerUrl = urlOf(name)
  const of = stampOfSources()
  const stamps = existsSync(stampFile) ? (JSON.parse(readFileSync(stampFile, 'utf8')) as Record<string, Stamp>) : {}
  const known = stamps[name]
  let users = known?.of === of ? known.users : null
  if (!users) {
    await ask(urlOf(), `drop database if exists ${name} with (force)`)
    await ask(urlOf(), `create database ${name}`)
    await migrate({ ownerUrl })
    users = await fillWorld(ownerUrl, size, { secret, customerService, administrator })
    writeFileSync(stampFile, JSON.stringify({ ...stamps, [name]: { of, users } }))
  }
  const { calls, jobs } = await prepareLogins(ownerUrl)
  return {
    adminUrl: urlOf(),
    ownerUrl,
    servingUrl: calls,
    jobsUrl: jobs,
    password: demoPassword,
    users,
    customerService,
    administrator,
  }
}

const customerService = 'bench.customer.service'
const administrator = 'bench.administrator'

/** What a world is made by; whatever changes there makes another one. */
function stampOfSources(): string {
  const hash = createHash('sha256')
  hash.update(readFileSync(join(import.meta.dirname, 'fill.ts')))
  for (const place of ['database/migrations', 'database/scale', 'database/demo/build', 'database/demo/data']) {
    for (const name of readdirSync(join(root, place)).toSorted()) {
      hash.update(name).update(readFileSync(join(root, place, name)))
    }
  }
  return hash.digest('hex')
}
