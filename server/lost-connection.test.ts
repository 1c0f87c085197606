import { readCareRecipient } from '@omsorg/contract/care-recipients/recipient/read-care-recipient.ts'
import { confirmOrder } from '@omsorg/contract/orders/placing/confirm-order.ts'
import { issueToken } from '@omsorg/contract/sign-in/token/issue-token.ts'
import { migrate } from '@omsorg/database/migrate.ts'
import { chmodSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../tools/embedded-postgres.ts'
import { folderInMemory } from '../tools/postgres/folder-in-memory.ts'
import { onceOn } from './testing/database.ts'
import { saveOrder, withdrawalOf } from './testing/orders.ts'
import { nobody, openWorld, type SignedIn, type World } from './testing/world.ts'

/** A PostgreSQL of its own, that can be told what no other test should bear, and killed. */
const dataFolder = folderInMemory('omsorg-lost-')
chmodSync(dataFolder, 0o711)
let postgres: EmbeddedPostgres
let world: World
let anna: SignedIn
beforeAll(async () => {
  postgres = await startEmbeddedPostgres({ dataFolder })
  await administer('create database world', 'postgres')
  await migrate({ ownerUrl: postgres.adminUrl('world') })
  world = await openWorld({ databaseUrl: postgres.adminUrl('world'), inProcessOfItsOwn: true })
  // The connection of the test itself ends with PostgreSQL.
  world.owner.on('error', () => undefined)
  anna = await world.signIn(world.people.prescriber)
}, 90_000)
afterAll(async () => {
  await world.close()
  postgres.stop()
  rmSync(dataFolder, { recursive: true, force: true })
})

const within = { timeout: 20_000, interval: 20 }

/** Carries out a statement as the superuser, and answers of how many rows it was about. */
const administer = async (statement: string, database = 'world') =>
  (await onceOn(postgres.adminUrl(database), statement)).rowCount ?? 0

const read = () => world.as(anna).call(readCareRecipient, { params: { id: world.care.ordinary.id } })

const callsWaitingFor = (event: 'Lock' | 'IPC') =>
  administer(`select from pg_stat_activity where application_name = 'omsorg_app' and wait_event_type = '${event}'`)

/** Ends the connection of one call that waits, as an administrator or a network does. */
const cutOneWaitingFor = (event: 'Lock' | 'IPC') =>
  administer(`select pg_terminate_backend(pid, 5000) from pg_stat_activity
               where application_name = 'omsorg_app' and wait_event_type = '${event}' limit 1`)

test('of six readers the one whose connection is cut is told to try again, the others are answered', async () => {
  await world.owner.query('begin; lock table omsorg.care_recipient in access exclusive mode')
  const readers = Array.from({ length: 6 }, read)
  await expect.poll(() => callsWaitingFor('Lock'), within).toBe(6)
  await cutOneWaitingFor('Lock')
  await world.owner.query('rollback')

  const answers = await Promise.all(readers)
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 503])
  const cutOff = answers.find(({ status }) => status === 503)
  expect(cutOff?.body).toEqual({ refusal: 'unavailable', errors: { server: 'UNAVAILABLE' } })
  expect(cutOff?.headers.get('retry-after')).toBe('2')
  expect((await read()).status).toBe(200)
})

async function draftToConfirm() {
  const draft = await saveOrder(world, anna, withdrawalOf(world.care.ordinary, { quantity: 1 }))
  const id = draft.customerOrderId
  const input = { customerOrderId: id, rowVersion: draft.rowVersion, acceptWarnings: true }
  return {
    confirm: () => world.as(anna).call(confirmOrder, { input, idempotencyKey: `order-that-is-cut-${id}` }),
    eventsPlaced: () =>
      administer(`select from omsorg.order_event e join omsorg.order_part p on p.id = e.order_part_id
                   where p.customer_order_id = ${id} and e.event = 'placed'`),
    atErp: () => world.erp.orders().filter(({ order }) => order.customerOrderId === id),
  }
}

test('an order whose connection is cut before its commit was not placed, and the same key places it once', async () => {
  const { confirm, eventsPlaced, atErp } = await draftToConfirm()
  await world.owner.query('begin; lock table omsorg.order_event in share mode')
  const first = confirm()
  await expect.poll(() => callsWaitingFor('Lock'), within).toBe(1)
  await cutOneWaitingFor('Lock')
  await world.owner.query('rollback')

  expect([(await first).status, await eventsPlaced()]).toEqual([503, 0])
  expect((await confirm()).status).toBe(200)
  await expect.poll(atErp, within).toMatchObject([{ timesReceived: 1 }])
  expect(await eventsPlaced()).toBe(1)
}, 30_000)

/** What is committed from now on waits for a standby that does not exist before it is answered. */
async function holdCommits(): Promise<void> {
  await administer(`alter system set synchronous_standby_names = 'nobody'`)
  await administer('select pg_reload_conf()')
  // PostgreSQL takes its settings over in its own time: a commit that waits shows that it has.
  const held = `from pg_stat_activity where wait_event = 'SyncRep' and query like '%held%'`
  const probe = () => void administer(`select pg_logical_emit_message(true, 'held', '')`).catch(() => undefined)
  const probed = async () => {
    probe()
    return administer(`select ${held}`)
  }
  await expect.poll(probed, within).toBeGreaterThan(0)
  await administer(`select pg_cancel_backend(pid) ${held}`)
}

test('an order whose connection is cut after its commit is placed once, and the same key answers so', async () => {
  const { confirm, eventsPlaced, atErp } = await draftToConfirm()
  await holdCommits()
  const first = confirm()
  await expect.poll(() => callsWaitingFor('IPC'), within).toBe(1)
  await cutOneWaitingFor('IPC')
  await administer('alter system reset synchronous_standby_names')
  await administer('select pg_reload_conf()')

  expect([(await first).status, await eventsPlaced()]).toEqual([503, 1])
  const again = await confirm()
  expect([again.status, again.body.customerOrderId]).toEqual([200, expect.any(Number)])
  await expect.poll(atErp, within).toMatchObject([{ timesReceived: 1 }])
  expect(await eventsPlaced()).toBe(1)
}, 30_000)

test('while PostgreSQL is killed and started again the server lives: it says to try again, and then answers', async () => {
  const statuses: number[] = []
  const over = new AbortController()
  const reader = async () => {
    while (!over.signal.aborted) statuses.push((await read()).status)
  }
  const readers = Array.from({ length: 6 }, reader)
  await expect.poll(() => statuses.length, within).toBeGreaterThan(20)

  const [pid] = readFileSync(join(postgres.folder, 'data', 'postmaster.pid'), 'utf8').split('\n')
  process.kill(Number(pid), 'SIGKILL')
  await expect.poll(() => statuses.at(-1), within).toBe(503)
  const signingIn = await world.as(nobody()).call(issueToken, {
    input: { grant_type: 'password', username: 'anybody', password: 'anything', client_id: 'web' },
  })
  expect([signingIn.status, signingIn.text]).toEqual([503, expect.stringContaining('temporarily_unavailable')])

  postgres = await startEmbeddedPostgres({ dataFolder, port: postgres.port })
  await expect.poll(() => statuses.at(-1), within).toBe(200)
  over.abort()
  await Promise.all(readers)
  expect(new Set(statuses)).toEqual(new Set([200, 503]))
}, 60_000)
