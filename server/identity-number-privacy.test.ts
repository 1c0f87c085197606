import fs from 'node:fs'
import { createCareRecipient } from '@omsorg/contract/care-recipients/create.ts'
import { searchBySsn } from '@omsorg/contract/care-recipients/search-by-ssn.ts'
import { updateCareRecipient } from '@omsorg/contract/care-recipients/update.ts'
import { createSeal } from '@omsorg/database/sealed.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { serve } from './main.ts'
import { call } from './testing/caller.ts'
import { newPerson } from './testing/examples/care-recipients.ts'
import { openWorld, type SignedIn, type World } from './testing/world.ts'

let world: World
let nurse: SignedIn
beforeAll(async () => {
  world = await openWorld()
  nurse = await world.signIn(world.people.nurse)
})
afterAll(() => world.close())

const home = { street: 'Kungsgatan 1', zip: '871 40', city: 'Härnösand', countryCode: 'SE', isDefault: true }

test('a number that is sent stands in no log, no address, no event, no error and no table, but sealed in its own', async () => {
  const spies = [vi.spyOn(fs, 'writeSync'), vi.spyOn(fs, 'write'), vi.spyOn(process.stdout, 'write')]
  const written = () => spies.flatMap((spy) => spy.mock.calls.map((sent) => String(sent))).join('\n')
  const talkative = await serve({ ...world.config, logLevel: 'debug' }, world.clock.now)
  const [number, guardian, changed] = ['196810292398', '195405283077', '195702019976']
  const forms = (each: string) => [each, `${each.slice(0, 8)}-${each.slice(8)}`, `${each.slice(2, 8)}-${each.slice(8)}`]
  try {
    const person = {
      firstName: 'Kanarie',
      lastName: 'Fågel',
      identityNumber: forms(number)[1] ?? '',
      guardians: [{ firstName: 'G', lastName: 'F', identityNumber: guardian }],
      deliveryAddresses: [home],
    }
    const send = (input: object, idempotencyKey: string) =>
      call(talkative.address, nurse, createCareRecipient, { input: input as typeof person, idempotencyKey })
    const made = await send(person, 'canary-first')
    const again = await send(person, 'canary-again')
    const wrong = await send({ ...person, identityNumber: '19681029-2399' }, 'canary-wrong')
    const broken = await send({ ...person, firstName: 7, identityNumber: number }, 'canary-broken')
    const { id } = await newPerson(world)
    const update = await call(talkative.address, nurse, updateCareRecipient, {
      input: {
        careRecipientId: id,
        rowVersion: 1,
        ...person,
        guardians: [],
        identityNumber: changed,
        invoiceAddress: null,
      },
    })
    const asked = await call(talkative.address, nurse, searchBySsn, { input: { ssn: '19750101-2389' } })
    expect([made.status, again.status, wrong.status, broken.status, update.status, asked.status]).toEqual([
      200, 400, 400, 400, 200, 200,
    ])
    const sent = [number, guardian, changed, '196810292399', '197501012389'].flatMap(forms)
    const answers = [made, again, wrong, broken, update].map(({ text }) => text).join()
    expect(sent.filter((each) => answers.includes(each))).toEqual([])
    expect(written()).toContain('serving')
    expect(sent.filter((each) => written().includes(each))).toEqual([])
    expect(await standingIn(sent)).toEqual([])

    const { rows } = await world.owner.query<{ identity_number_encrypted: Buffer }>(
      'select identity_number_encrypted from omsorg.care_recipient where id = $1',
      [made.body.careRecipientId],
    )
    expect(createSeal(world.config.secret).open(rows[0]?.identity_number_encrypted ?? Buffer.of())).toBe(number)
  } finally {
    for (const spy of spies) spy.mockRestore()
    await talkative.close()
  }
})

/** Every table, also those of the queue, that holds one of these texts anywhere in a row. */
async function standingIn(texts: readonly string[]): Promise<string[]> {
  const { rows: tables } = await world.owner.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('omsorg', 'graphile_worker')`,
  )
  expect(tables.length).toBeGreaterThan(50)
  const found: string[] = []
  for (const { name } of tables) {
    const { rowCount } = await world.owner.query(`select 1 from ${name} as r where r::text like any ($1) limit 1`, [
      texts.map((each) => `%${each}%`),
    ])
    if (rowCount) found.push(name)
  }
  return found
}
