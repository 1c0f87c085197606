import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../../platform/database.ts'
import { holderAtHome } from '../../../testing/portal/holders.ts'
import { sentPhoto, toldPhoto } from '../../../testing/portal/photos.ts'
import { openWorld, type World } from '../../../testing/world.ts'
import { removeUntoldPhotos } from './remove-untold-photos.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('a photo with which nothing was told goes after a day with its file, and no other', async () => {
  const signe = await holderAtHome(world)
  const [untold, { photoId: told }] = [await sentPhoto(world, signe), await toldPhoto(world, signe)]
  const kept = async () =>
    (await world.owner.query<{ id: string }>('select id from omsorg.stored_file where id = any ($1)', [[untold, told]]))
      .rows.length
  const database = openDatabase({ url: world.config.databaseUrl, role: 'omsorg_jobs', connections: 1 })
  const context = { id: '1', attempt: 1, lastAttempt: true, signal: new AbortController().signal }
  const after = (hours: number) =>
    removeUntoldPhotos({ database, clock: () => world.clock.now().add({ hours }) }).carryOut({}, context)
  await after(23)
  const first = await kept()
  // Two servers at once.
  await Promise.all([after(25), after(25)])
  await database.close()
  expect([first, await kept()]).toEqual([2, 1])
})
