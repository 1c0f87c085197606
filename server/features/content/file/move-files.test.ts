import { readToldPhoto } from '@omsorg/contract/orders/task/read-told-photo.ts'
import { readNewsFile } from '@omsorg/contract/news/file/read-news-file.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { FileStore } from '../../../adapters/file-store/port.ts'
import { openDatabase } from '../../../platform/database.ts'
import { createLog } from '../../../platform/log.ts'
import { turnOn } from '../../../testing/examples/requests.ts'
import { holderAtHome } from '../../../testing/portal/holders.ts'
import { toldPhoto } from '../../../testing/portal/photos.ts'
import { startFileStore } from '../../../testing/stores/file-store.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'
import { moveFiles, sweepStore, type StoreWork } from './move-files.ts'

let fake: Awaited<ReturnType<typeof startFileStore>>['fake']
let world: World
let nurse: SignedIn
let work: StoreWork & { readonly files: FileStore }
beforeAll(async () => {
  const started = await startFileStore()
  fake = started.fake
  world = await openWorld({ fileStore: fake.connection })
  // What a client has written itself is read while its own news are on.
  await turnOn(world, 'internalNews')
  nurse = await world.signIn(world.people.nurse)
  const database = openDatabase({ url: world.config.databaseUrl, role: 'omsorg_jobs', connections: 2 })
  const scanner = { scan: async () => ({ kind: 'clean' as const }) }
  work = { database, files: started.files, scanner, clock: later, log: createLog('silent') }
})
afterAll(async () => {
  await work.database.close()
  await world.close()
  await fake.stop()
})
beforeEach(async () => {
  fake.turn({ failures: 0, drops: false, spoils: 'nothing', forgets: false, bucketIsGone: false })
  await world.owner.query(
    `delete from omsorg.news; delete from omsorg.product_claim_file; delete from omsorg.order_task_photo;
     delete from omsorg.stored_file`,
  )
  for (const key of fake.keys()) await work.files.remove(key)
})

/** What was sent just now is left alone, as the worker of the world itself leaves it. */
const later = () => world.clock.now().add({ minutes: 5 })

const context = { id: '1', attempt: 1, lastAttempt: true, signal: new AbortController().signal }
const move = (how: Partial<StoreWork> = {}) => moveFiles({ ...work, ...how }).carryOut({}, context)
const sweep = () => sweepStore(work).carryOut({}, context)

/** A file of published news that everybody at home reads. */
async function published(state = 'clean'): Promise<string> {
  const { rows } = await world.owner.query<{ file_id: string }>(
    `with news as (
       insert into omsorg.news (client_id, market, message_type, state, valid_from, created_by, updated_by)
       values ($1, 10, 'manual', 'published', '2020-01-01', $2, $2) returning id
     ), said as (
       insert into omsorg.news_text (news_id, language, header) select id, 'sv', 'Rutin' from news
     ), file as (
       insert into omsorg.stored_file (client_id, name, media_type, size, sha256, content, uploaded_by)
       values ($1, 'rutin.pdf', 'application/pdf', 5, sha256('Rutin'), 'Rutin', $2) returning id
     )
     insert into omsorg.news_file (file_id, news_id, state) select file.id, news.id, $3 from file, news returning file_id`,
    [world.home.client.id, world.people.keeper.id, state],
  )
  return rows[0]?.file_id ?? ''
}
const read = (fileId: string) => world.as(nurse).call(readNewsFile, { params: { fileId } })
async function row(fileId: string) {
  const { rows } = await world.owner.query<{ in_store: boolean; length: number }>(
    'select in_store, length(content) as length from omsorg.stored_file where id = $1',
    [fileId],
  )
  return rows[0]
}
const inDatabase = { in_store: false, length: 5 }
const inStore = { in_store: true, length: 0 }

describe('a file', () => {
  test('moves into the store, and is read as before', async () => {
    const fileId = await published()
    const before = await read(fileId)
    await move()
    expect([await row(fileId), fake.keys()]).toEqual([inStore, [fileId]])
    const after = await read(fileId)
    expect([before.status, after.status, after.text]).toEqual([200, 200, before.text])
  })

  test('that was told in the portal moves as every other, and goes from there with its row', async () => {
    const { photoId, careRecipientId } = await toldPhoto(world, await holderAtHome(world))
    const look = () => world.as(nurse).call(readToldPhoto, { params: { photoId } })
    const before = await look()
    await move()
    expect(fake.keys()).toEqual([photoId])
    const after = await look()
    expect([before.status, after.status, after.text]).toEqual([200, 200, before.text])
    await world.owner.query('select omsorg.anonymize_order_task_photo($1)', [careRecipientId])
    fake.leave(photoId, 1_000_000)
    await sweep()
    expect([(await look()).status, fake.keys()]).toEqual([404, []])
  })

  test('that was not found harmless goes nowhere', async () => {
    const [waiting, found] = [await published('waiting'), await published()]
    await move({ scanner: { scan: async () => ({ kind: 'found', name: 'Eicar' }) } })
    expect([await row(waiting), await row(found), fake.keys()]).toEqual([inDatabase, inDatabase, []])
  })

  test.each([
    ['does not answer', { drops: true }],
    ['is too busy', { failures: 1 }],
    ['forgets it', { forgets: true }],
    ['keeps something else', { spoils: 'changed' as const }],
  ])('stays in the database, and is read, where the store %s', async (_what, switches) => {
    const fileId = await published()
    fake.turn(switches)
    await expect(move()).rejects.toThrow()
    expect([await row(fileId), (await read(fileId)).status]).toEqual([inDatabase, 200])
    fake.turn({ drops: false, forgets: false, spoils: 'nothing' })
    await move()
    expect(await row(fileId)).toEqual(inStore)
  })

  test('that was put by a server that died before its row said so moves once', async () => {
    const fileId = await published()
    await work.files.put(fileId, new TextEncoder().encode('Rutin'))
    expect((await read(fileId)).status).toBe(200)
    await Promise.all([move(), move()])
    expect([await row(fileId), fake.keys(), (await read(fileId)).status]).toEqual([inStore, [fileId], 200])
  })

  test.each([
    ['away', { drops: true }],
    ['without its bucket', { bucketIsGone: true }],
    ['spoiled', { spoils: 'changed' as const }],
  ])('is never shown half, or as another, from a store that is %s', async (_what, switches) => {
    const fileId = await published()
    await move()
    fake.turn(switches)
    const answer = await read(fileId)
    expect([answer.status, answer.text]).toEqual([503, expect.stringContaining('unavailable')])
  })

  test('that the store has lost is no file without content', async () => {
    const fileId = await published()
    await move()
    await work.files.remove(fileId)
    expect((await read(fileId)).status).toBe(503)
  })
})

describe('the sweep', () => {
  test('removes what no file has in the store, after a day, and nothing else', async () => {
    const [kept, gone] = [await published(), await published()]
    await move()
    await world.owner.query('delete from omsorg.stored_file where id = $1', [gone])
    const [half, young] = [crypto.randomUUID(), crypto.randomUUID()]
    for (const key of [kept, gone, half]) fake.leave(key, 1_000_000)
    fake.leave(young, -1_000_000)
    await sweep()
    expect(fake.keys()).toEqual([kept, young].toSorted())
  })

  test('removes nothing where the store answers no list', async () => {
    fake.leave('left', 1_000_000)
    fake.turn({ spoils: 'garbage' })
    await expect(sweep()).rejects.toThrow()
    fake.turn({ spoils: 'nothing' })
    expect(fake.keys()).toEqual(['left'])
  })
})
