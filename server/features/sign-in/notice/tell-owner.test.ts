import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { openWorld, type World } from '../../../testing/world.ts'
import { tellOwner } from './tell-owner.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const within = { timeout: 10_000, interval: 20 }
const asSignIn = (work: (tx: Transaction) => Promise<void>) =>
  world.database.transaction((tx) => sql`select omsorg.open_sign_in()`.execute(tx), work)

async function writeTo(userId: number, email: string | null, language = 'sv') {
  await world.owner.query('update omsorg.user_account set email = $2, language = $3 where id = $1', [
    userId,
    email,
    language,
  ])
}

const waiting = async () => (await world.owner.query('select 1 from omsorg.owner_notice')).rowCount

test('whoever has an account is told of a change once, in the own language, and nothing of it is kept', async () => {
  const { id } = world.people.foreigner
  await writeTo(id, 'aino@hoiva.example', 'fi')
  await asSignIn((tx) => tellOwner(tx, id, 'password-changed'))
  await expect.poll(world.jobsLeft, within).toBe(0)
  const letters = world.mailbox().letters('aino@hoiva.example')
  expect(letters.map(({ subject }) => subject)).toEqual(['Salasanasi on vaihdettu'])
  expect(letters[0]?.text).toContain(`${world.config.publicAddress}/login`)
  expect(await waiting()).toBe(0)
})

test('a change of the address is told to the address that was', async () => {
  const { id } = world.people.nurse
  await writeTo(id, 'before@region.example')
  await asSignIn(async (tx) => {
    await tellOwner(tx, id, 'email-changed')
    await sql`update omsorg.user_account set email = 'after@region.example' where id = ${id}`.execute(tx)
  })
  await expect.poll(world.jobsLeft, within).toBe(0)
  expect(world.mailbox().letters('before@region.example')).toHaveLength(1)
})

test('a change that is not carried out is not told, and whoever has no address is not', async () => {
  const { id } = world.people.nurse
  await writeTo(id, 'nurse@region.example')
  await expect(
    asSignIn(async (tx) => {
      await tellOwner(tx, id, 'passkey-removed')
      throw new Error('the change failed')
    }),
  ).rejects.toThrow()
  await writeTo(id, null)
  await asSignIn((tx) => tellOwner(tx, id, 'passkey-removed'))
  await expect.poll(world.jobsLeft, within).toBe(0)
  expect(world.mailbox().letters('nurse@region.example')).toEqual([])
  expect(await waiting()).toBe(0)
})
