import { chownSync, existsSync } from 'node:fs'
import { copyFile, lstat, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import type { Account } from '../postgres/account.ts'

/** Files that belong to the running server, and folders whose content means nothing to another one (PostgreSQL, "Making a Base Backup"). */
const leftOut = new Set(['postmaster.pid', 'postmaster.opts', 'backup_label', 'tablespace_map'])
const emptied = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
])

/**
 * Copies the data of a running PostgreSQL as it stands, while people go on working: what they commit until the copy ends is
 * in it. The log that was written meanwhile is copied too, so the copy needs nothing else to be started.
 */
export async function copyCluster(client: pg.Client, from: string, to: string): Promise<void> {
  // Keeps the log of this time until the session ends.
  await client.query("select pg_create_physical_replication_slot('omsorg_backup_' || pg_backend_pid(), true, true)")
  const begun = await client.query<{ file: string }>(
    "select pg_walfile_name(pg_backup_start('omsorg', fast => true)) as file",
  )
  await copyFolder(
    from,
    to,
    (path) => leftOut.has(path),
    (path) => emptied.has(path),
  )
  const ended = await client.query<{ labelfile: string; file: string }>(
    'select labelfile, pg_walfile_name(lsn) as file from pg_backup_stop(wait_for_archive => false)',
  )
  const [first, last] = [begun.rows[0], ended.rows[0]]
  if (!first || !last) throw new Error('PostgreSQL did not say what the copy is made of')
  await writeFile(join(to, 'backup_label'), last.labelfile, { mode: 0o600 })
  const isOfThisTime = (name: string) => /^[0-9A-F]{24}$/.test(name) && name >= first.file && name <= last.file
  for (const name of await readdir(join(from, 'pg_wal'))) {
    if (isOfThisTime(name)) await copyFile(join(from, 'pg_wal', name), join(to, 'pg_wal', name))
  }
  if (!existsSync(join(to, 'pg_wal', last.file))) throw new Error(`The log of PostgreSQL lacks ${last.file}`)
}

/** Copies a folder that lay still. */
export async function copyStill(from: string, to: string): Promise<void> {
  await copyFolder(
    from,
    to,
    () => false,
    () => false,
  )
}

/** What is removed while it is copied was not needed: the log tells of it. */
async function copyFolder(
  from: string,
  to: string,
  isLeftOut: (path: string) => boolean,
  isEmptied: (path: string) => boolean,
  below = '',
): Promise<void> {
  await mkdir(join(to, below), { recursive: true, mode: 0o700 })
  if (isEmptied(below)) return
  for (const entry of await readdir(join(from, below), { withFileTypes: true })) {
    const path = join(below, entry.name)
    if (isLeftOut(path) || entry.name.startsWith('pgsql_tmp')) continue
    if (entry.isDirectory()) await copyFolder(from, to, isLeftOut, isEmptied, path)
    else await copyFile(join(from, path), join(to, path)).catch(unlessGone)
  }
}

function unlessGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}

/** Gives a folder with all that is in it to the account that PostgreSQL runs as. */
export async function giveAll(path: string, account: Account | null): Promise<void> {
  if (!account) return
  chownSync(path, account.uid, account.gid)
  if (!(await lstat(path)).isDirectory()) return
  for (const name of await readdir(path)) await giveAll(join(path, name), account)
}

/** What a backup says of itself. */
export interface BackupNote {
  readonly format: 1
  readonly at: string
  readonly migration: string
  readonly postgres: string
}

const noteFile = 'backup.json'

export async function writeNote(folder: string, note: BackupNote): Promise<void> {
  await writeFile(join(folder, noteFile), `${JSON.stringify(note, null, 2)}\n`)
}

/** Null when the folder is no backup, or one that was not finished: the note is written last. */
export async function readNote(folder: string): Promise<BackupNote | null> {
  if (!existsSync(join(folder, noteFile))) return null
  const note = JSON.parse(await readFile(join(folder, noteFile), 'utf8')) as BackupNote
  return note.format === 1 ? note : null
}
