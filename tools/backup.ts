// `npm run backup -- <folder>` and `npm run restore -- <folder>`: see docs/operations.md, part 5.
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { backUpEmbedded, restoreEmbedded } from './backup/embedded.ts'
import { dumpOwn, restoreOwn } from './backup/own.ts'
import { Advice, settingsOf } from './start/settings.ts'

const [task, folder, ...others] = process.argv.slice(2)

async function run(): Promise<void> {
  if (!folder || others.length > 0) throw new Advice(`Name one folder: npm run ${task} -- <folder>`)
  const settings = settingsOf(process.env)
  const place = resolve(folder)
  if (task === 'backup') await backUp(settings.databaseUrl !== null, settings.dataFolder, place)
  else await restore(settings.databaseUrl === null ? null : (settings.ownerUrl ?? settings.databaseUrl), place)
}

async function backUp(isOwn: boolean, dataFolder: string, place: string): Promise<void> {
  if (isOwn) {
    const backupUrl = process.env['OMSORG_BACKUP_URL']
    if (!backupUrl) throw new Advice('OMSORG_BACKUP_URL is missing: the role that may read every row.')
    mkdirSync(place, { recursive: true, mode: 0o700 })
    dumpOwn(backupUrl, place)
    console.log(`Backed up to ${place}.`)
  } else {
    const { at } = await backUpEmbedded(dataFolder, place)
    console.log(`Backed up to ${place}: all that was there at ${at}, and what came until the copy was done.`)
  }
  console.log('OMSORG_SECRET is not in it, and without that nobody can read it: keep that elsewhere.')
}

async function restore(ownerUrl: string | null, place: string): Promise<void> {
  if (ownerUrl !== null) {
    await restoreOwn(ownerUrl, place)
    console.log(`Restored from ${place}.`)
    return
  }
  const { note, before } = await restoreEmbedded(settingsOf(process.env).dataFolder, place, new Date())
  console.log(`Restored what was there at ${note.at}.`)
  if (before) console.log(`What was there before lies in ${before}. Remove it when you are sure.`)
}

try {
  await run()
} catch (failure) {
  console.error(failure instanceof Advice ? failure.message : failure)
  process.exitCode = 1
}
