import pg from 'pg'
import { createSeal } from '../sealed.ts'
import { fillApp } from './world/accounts.ts'
import { fillContent } from './world/content.ts'
import { fillDailyWork } from './world/daily-work.ts'
import { fillPostalPlaces } from './world/postal-places.ts'
import { fillWorld } from './world/world.ts'

/** The secret of demo mode when none is given; it guards nobody, for nobody here exists. */
export const demoSecret = 'demo-secret-that-guards-invented-people-only'

export interface FillGiven {
  readonly ownerUrl: string
  readonly secret?: string | undefined
  readonly now?: Temporal.Instant
  /** For how long a placed order can be undone; the usual time when left out. */
  readonly undoSeconds?: number | undefined
}

/** Fills a freshly migrated database with the demo world, as a whole or not at all. */
export async function fillDemoWorld({
  ownerUrl,
  secret,
  now = Temporal.Now.instant(),
  undoSeconds,
}: FillGiven): Promise<void> {
  const connection = new pg.Client({ connectionString: ownerUrl })
  await connection.connect()
  try {
    await connection.query('begin')
    // A crash at this point leaves an empty database, and the next start fills it again.
    await connection.query('set local synchronous_commit = off')
    const seal = createSeal(secretOf(secret))
    const world = await fillWorld({ connection, seal, now })
    await fillApp(connection, world.staff, createSeal(secretOf(secret), 'second factor'), now)
    await fillDailyWork(connection, { ...world, seal })
    await fillContent(connection, world)
    await fillPostalPlaces(connection)
    if (undoSeconds !== undefined)
      await connection.query('update omsorg.order_setting set undo_seconds = $1', [undoSeconds])
    await connection.query('commit')
    await connection.query('analyze')
  } catch (error) {
    await connection.query('rollback')
    throw error
  } finally {
    await connection.end()
  }
}

/** As the server has it: a secret that is too short counts as none. */
function secretOf(given: string | undefined): string {
  return given && given.length >= 32 ? given : demoSecret
}

if (import.meta.main) {
  const ownerUrl = process.env['OMSORG_OWNER_URL']
  if (!ownerUrl) throw new Error('OMSORG_OWNER_URL names the database and the role that owns it')
  const undoSeconds = process.env['OMSORG_DEMO_UNDO_SECONDS']
  await fillDemoWorld({
    ownerUrl,
    secret: process.env['OMSORG_SECRET'],
    undoSeconds: undoSeconds ? Number(undoSeconds) : undefined,
  })
}
