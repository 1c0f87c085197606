import { existsSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { give, runAs, runBesideAs, unprivilegedAccount } from './postgres/account.ts'
import { binariesFor, program } from './postgres/binaries.ts'
import { type Cluster, openCluster } from './postgres/cluster.ts'
import { freePort } from './postgres/free-port.ts'
import { lives, type Postmaster, postmasterIn } from './postgres/postmaster.ts'

export interface EmbeddedPostgres {
  /** The address for the superuser `postgres`, who owns everything. */
  adminUrl(database?: string): string
  /** The folder of the Unix socket; empty on Windows. */
  readonly socketFolder: string
  readonly port: number
  /** Where the data really lie: mostly `postgres` in the data folder. */
  readonly folder: string
  /** Its own log. */
  readonly log: string
  /** Whether it ran before anybody asked. */
  readonly wasRunning: boolean
  /** Whether it still runs, however it ended. */
  isRunning(): boolean
  /** Ends PostgreSQL in order: open transactions are rolled back, everything committed is on disk. */
  stop(): void
}

const socketPrefix = 'omsorg-pg-'

/**
 * Starts the PostgreSQL of the npm package on a data folder, and makes the cluster when there is none. One that was left
 * running by a killed process is taken over. Listens on 127.0.0.1 only, by password; the port is a free one unless given.
 */
export async function startEmbeddedPostgres(options: { dataFolder: string; port?: number }): Promise<EmbeddedPostgres> {
  const opened = openCluster(resolve(options.dataFolder), binariesFor, unprivilegedAccount())
  const { binaries, cluster } = opened
  const running = foundRunning(binaries, cluster, options.port)
  const found = running ?? (await start(binaries, cluster, options.port))
  return {
    adminUrl: (database = 'postgres') =>
      `postgres://postgres:${cluster.password}@127.0.0.1:${found.port}/${encodeURIComponent(database)}`,
    socketFolder: found.socketFolder,
    port: found.port,
    folder: cluster.folder,
    log: cluster.log,
    wasRunning: running !== null,
    isRunning: () => {
      const postmaster = postmasterIn(cluster.data)
      return postmaster !== null && lives(postmaster)
    },
    stop: () => stop(binaries, cluster, found.socketFolder),
  }
}

function foundRunning(binaries: string, cluster: Cluster, port: number | undefined): Postmaster | null {
  const left = postmasterIn(cluster.data)
  if (!left) return null
  if (!lives(left)) {
    rmSync(join(cluster.data, 'postmaster.pid'), { force: true })
    removeSocketFolder(left.socketFolder)
    return null
  }
  if (left.ready && (port === undefined || port === left.port)) return left
  stop(binaries, cluster, left.socketFolder)
  return null
}

/** Tries again for a while: a free port may be taken between asking and using, and orphans of a crash need a moment to end. */
async function start(binaries: string, cluster: Cluster, wantedPort: number | undefined): Promise<Postmaster> {
  if (existsSync(cluster.log) && statSync(cluster.log).size > 5_000_000) renameSync(cluster.log, `${cluster.log}.old`)
  for (let attempt = 0; attempt < 10; attempt++) {
    const started = await launch(binaries, cluster, wantedPort ?? (await freePort()))
    if (started) return started
    await setTimeout(300)
  }
  throw new Error(`PostgreSQL did not start; its log tells why: ${cluster.log}`)
}

/**
 * glibc gives the memory of each statement back to the system and asks for it again with the next one, which is half of the
 * time of a statement under row-level security. With these a connection keeps up to 4 MiB.
 */
const keepsMemory = {
  MALLOC_TRIM_THRESHOLD_: `${4 << 20}`,
  MALLOC_TOP_PAD_: `${256 << 10}`,
  MALLOC_MMAP_THRESHOLD_: `${1 << 20}`,
}

/** A server that lost its database goes on answering meanwhile. */
async function launch(binaries: string, cluster: Cluster, port: number): Promise<Postmaster | null> {
  const socketFolder = makeSocketFolder(cluster)
  const configuration = join(cluster.data, 'omsorg.conf')
  writeFileSync(configuration, settings(port, socketFolder), { mode: 0o600 })
  give(configuration, cluster.account)
  const args = ['start', '--wait', '--silent', '--timeout=60', `--pgdata=${cluster.data}`, `--log=${cluster.log}`]
  // In silence: PostgreSQL inherits what pg_ctl has open, and a pipe would never end.
  const status = await runBesideAs(cluster.account, program(binaries, 'pg_ctl'), args, keepsMemory)
  const started = postmasterIn(cluster.data)
  if (status === 0 && started) return started
  removeSocketFolder(socketFolder)
  return null
}

function stop(binaries: string, cluster: Cluster, socketFolder: string): void {
  const args = ['stop', '--wait', '--silent', '--mode=fast', '--timeout=60', `--pgdata=${cluster.data}`]
  const result = runAs(cluster.account, program(binaries, 'pg_ctl'), args)
  const left = postmasterIn(cluster.data)
  if (result.status !== 0 && left && lives(left)) throw new Error(`PostgreSQL did not stop: ${String(result.stderr)}`)
  removeSocketFolder(socketFolder)
}

/** The path of a Unix socket may have 107 bytes, less than many a data folder: it lies in a short folder of its own. */
function makeSocketFolder(cluster: Cluster): string {
  if (process.platform === 'win32') return ''
  const base = Buffer.byteLength(tmpdir()) > 60 ? '/tmp' : tmpdir()
  const folder = mkdtempSync(join(base, socketPrefix))
  give(folder, cluster.account)
  return folder
}

function removeSocketFolder(folder: string): void {
  if (basename(folder).startsWith(socketPrefix)) rmSync(folder, { recursive: true, force: true })
}

function settings(port: number, socketFolder: string): string {
  return [
    '# Written at every start',
    "listen_addresses = '127.0.0.1'",
    `port = ${port}`,
    ...(socketFolder ? [`unix_socket_directories = '${socketFolder.replaceAll("'", "''")}'`] : []),
    'fsync = on',
    'synchronous_commit = on',
    "timezone = 'UTC'",
    "log_timezone = 'UTC'",
    // Short statements all: compiling one costs more than it saves.
    'jit = off',
    'log_checkpoints = off',
    '',
  ].join('\n')
}
