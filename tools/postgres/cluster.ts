import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { appendFileSync, chmodSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Account, canEnter, give, ownerOf, runAs } from './account.ts'
import { program } from './binaries.ts'

/** What a cluster keeps on disk: `data` as initdb made it, the password of its superuser, and its log. */
export interface Cluster {
  readonly folder: string
  readonly data: string
  readonly log: string
  readonly password: string
  readonly account: Account | null
}

/** Opens the cluster of a data folder, or makes it. One that was interrupted while it was made is made again. */
export function openCluster(
  dataFolder: string,
  binariesOf: (account: Account | null) => string,
  account: Account | null,
) {
  const folder = clusterFolder(dataFolder, account)
  const owner = ownerOf(folder, account)
  const binaries = binariesOf(owner)
  const data = dataIn(folder)
  const passwordFile = passwordIn(folder)
  if (!existsSync(data)) initialise(binaries, folder, passwordFile, owner)
  const password = readFileSync(passwordFile, 'utf8').trim()
  return { binaries, cluster: { folder, data, log: join(folder, 'log'), password, account: owner } satisfies Cluster }
}

export const dataIn = (folder: string) => join(folder, 'data')
export const passwordIn = (folder: string) => join(folder, 'password')

/**
 * `postgres` in the data folder; where the account cannot enter that (a clone below root's home), a folder below
 * /var/lib, whose name the file `postgres-folder` keeps.
 */
export function clusterFolder(dataFolder: string, account: Account | null): string {
  mkdirSync(dataFolder, { recursive: true, mode: 0o755 })
  const pointer = join(dataFolder, 'postgres-folder')
  const elsewhere = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : null
  if (elsewhere && existsSync(elsewhere)) return elsewhere

  const inside = join(dataFolder, 'postgres')
  if (existsSync(inside) || letIn(dataFolder, account)) return ownFolder(inside, account)
  mkdirSync('/var/lib/omsorg', { recursive: true, mode: 0o755 })
  const outside = ownFolder(mkdtempSync('/var/lib/omsorg/postgres-'), account)
  writeFileSync(pointer, `${outside}\n`)
  return outside
}

/** A data folder that is closed itself, like every temporary one, is opened for passing through, not for reading. */
function letIn(dataFolder: string, account: Account | null): boolean {
  if (canEnter(account, dataFolder)) return true
  const { mode } = statSync(dataFolder)
  chmodSync(dataFolder, mode | 0o011)
  if (canEnter(account, dataFolder)) return true
  chmodSync(dataFolder, mode)
  return false
}

function ownFolder(folder: string, account: Account | null): string {
  if (existsSync(folder) && ownerOf(folder, account) !== account) return folder
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o700)
  give(folder, account)
  return folder
}

function initialise(binaries: string, folder: string, passwordFile: string, account: Account | null): void {
  const draft = join(folder, 'data-draft')
  rmSync(draft, { recursive: true, force: true })
  writeFileSync(passwordFile, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 })
  give(passwordFile, account)
  const result = runAs(account, program(binaries, 'initdb'), [
    `--pgdata=${draft}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // Byte order unless a query names a Nordic collation: the same on every platform, and safe for indexes.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ])
  if (result.status !== 0) throw new Error(`initdb failed: ${String(result.stderr)}${result.error?.message ?? ''}`)
  appendFileSync(join(draft, 'postgresql.conf'), "\ninclude 'omsorg.conf'\n")
  renameSync(draft, join(folder, 'data'))
}
