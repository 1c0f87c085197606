import { migrate } from '@omsorg/database/migrate.ts'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../embedded-postgres.ts'
import { ownerOf, unprivilegedAccount } from '../postgres/account.ts'
import { clusterFolder, dataIn, passwordIn } from '../postgres/cluster.ts'
import { Advice } from '../start/settings.ts'
import { takeLock } from '../start/lock.ts'
import { copyCluster, copyStill, giveAll, readNote, writeNote, type BackupNote } from './cluster-copy.ts'
import { newestMigration, skipForgottenNumbers } from './numbers.ts'

const name = 'omsorg'
/** The password of what was moved aside, in its folder. */
const keptPassword = 'omsorg-password'

/** Copies the embedded PostgreSQL of a data folder into a new folder, while Omsorg runs or while it does not. */
export async function backUpEmbedded(dataFolder: string, target: string): Promise<BackupNote> {
  const folder = clusterFolder(resolve(dataFolder), unprivilegedAccount())
  if (!existsSync(dataIn(folder))) throw new Advice(`There is nothing to back up in ${dataFolder}.`)
  await mkdir(target, { recursive: true, mode: 0o700 })
  if ((await readdir(target)).length > 0) throw new Advice(`${target} is not empty. Name a new folder.`)
  const postgres = await startEmbeddedPostgres({ dataFolder })
  try {
    const client = new pg.Client(postgres.adminUrl(name))
    await client.connect()
    try {
      const at = new Date().toISOString()
      const migration = await newestMigration(client)
      const version = await client.query<{ server_version: string }>('show server_version')
      await copyCluster(client, dataIn(postgres.folder), join(target, 'data'))
      await copyFile(passwordIn(postgres.folder), join(target, 'password'))
      const note: BackupNote = { format: 1, at, migration, postgres: version.rows[0]?.server_version ?? '' }
      await writeNote(target, note)
      return note
    } finally {
      await client.end()
    }
  } finally {
    if (!postgres.wasRunning) postgres.stop()
  }
}

export interface Restored {
  readonly note: BackupNote
  /** Where what was there before lies now; null when there was nothing. */
  readonly before: string | null
}

/**
 * Puts a backup in the place of what a data folder holds, which is moved aside. Refuses while Omsorg runs on it. It
 * has been started and migrated when this answers; the server tests itself when it starts.
 */
export async function restoreEmbedded(dataFolder: string, source: string, now: Date): Promise<Restored> {
  const note = await readNote(source)
  if (!note) throw new Advice(`${source} is no backup, or one that was not finished.`)
  const lock = takeLock(dataFolder)
  try {
    const account = unprivilegedAccount()
    const folder = clusterFolder(resolve(dataFolder), account)
    const data = dataIn(folder)
    const draft = join(folder, 'data-draft')
    rmSync(draft, { recursive: true, force: true })
    await copyStill(join(source, 'data'), draft)
    await giveAll(draft, ownerOf(folder, account))
    const before = existsSync(data) ? join(folder, `data-before-${now.toISOString().replaceAll(/[:.]/g, '-')}`) : null
    if (before) {
      renameSync(data, before)
      renameSync(passwordIn(folder), join(before, keptPassword))
    }
    await copyFile(join(source, 'password'), passwordIn(folder))
    await giveAll(passwordIn(folder), ownerOf(folder, account))
    renameSync(draft, data)
    try {
      await bringToLife(dataFolder)
    } catch (fault) {
      if (before) putBack(folder, before)
      throw fault
    }
    return { note, before }
  } finally {
    lock.release()
  }
}

/** A backup that cannot be brought to life leaves what was there before. */
function putBack(folder: string, before: string): void {
  rmSync(dataIn(folder), { recursive: true, force: true })
  renameSync(join(before, keptPassword), passwordIn(folder))
  renameSync(before, dataIn(folder))
}

async function bringToLife(dataFolder: string): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataFolder })
  try {
    const ownerUrl = postgres.adminUrl(name)
    await migrate({ ownerUrl })
    const client = new pg.Client(ownerUrl)
    await client.connect()
    try {
      await skipForgottenNumbers(client)
    } finally {
      await client.end()
    }
  } finally {
    postgres.stop()
  }
}
