import fs from 'node:fs'
import { activateCareRecipient } from '@omsorg/contract/care-recipients/status/activate-care-recipient.ts'
import { createCareRecipient } from '@omsorg/contract/care-recipients/recipient/create-care-recipient.ts'
import { askPopulationRegister } from '@omsorg/contract/care-recipients/population-register/ask-population-register.ts'
import { openProtectedIdentity } from '@omsorg/contract/care-recipients/identity/open-protected-identity.ts'
import { readCareRecipient } from '@omsorg/contract/care-recipients/recipient/read-care-recipient.ts'
import { saveRegistrationDraft } from '@omsorg/contract/care-recipients/draft/save-registration-draft.ts'
import { searchBySsnInMarket } from '@omsorg/contract/care-recipients/identity/search-by-ssn-in-market.ts'
import { searchBySsnRestricted } from '@omsorg/contract/care-recipients/identity/search-by-ssn-restricted.ts'
import { searchBySsn } from '@omsorg/contract/care-recipients/identity/search-by-ssn.ts'
import { searchCareRecipients } from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import { updateCareRecipient } from '@omsorg/contract/care-recipients/recipient/update-care-recipient.ts'
import type { CallOf, Definition } from '@omsorg/contract/endpoint.ts'
import { createSeal } from '@omsorg/database/sealed.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { serve, type ServerHandle } from './main.ts'
import { call, type Extras } from './testing/caller.ts'
import { newPerson } from './testing/examples/care-recipients.ts'
import { openWorld, type SignedIn, type World } from './testing/world.ts'

let world: World
let nurse: SignedIn
let prescriber: SignedIn
let service: SignedIn
let talkative: ServerHandle
let spies: { readonly mock: { readonly calls: readonly unknown[][] } }[] = []
const logged = () => spies.flatMap((spy) => spy.mock.calls.map((sent) => String(sent))).join('\n')

beforeAll(async () => {
  world = await openWorld()
  nurse = await world.signIn(world.people.nurse)
  prescriber = await world.signIn(world.people.prescriber)
  service = await world.signIn(world.people.customerService)
  await world.owner.query(
    'update omsorg.care_recipient_setting set population_register_lookup = true where client_id = $1',
    [world.home.client.id],
  )
})
beforeEach(async () => {
  spies = [vi.spyOn(fs, 'writeSync'), vi.spyOn(fs, 'write'), vi.spyOn(process.stdout, 'write')]
  // Everything that can be said is said, and what is said is heard.
  talkative = await serve({ ...world.config, logLevel: 'debug' }, world.clock.now)
  expect(logged()).toContain('serving')
})
afterEach(async () => {
  await talkative.close()
  vi.restoreAllMocks()
})
afterAll(() => world.close())

const home = { street: 'Kungsgatan 1', zip: '871 40', city: 'Härnösand', countryCode: 'SE', isDefault: true }
const names = { firstName: 'Kanarie', lastName: 'Fågel' }

/** The writings of a number that people use. */
const forms = (each: string) => [
  each,
  `${each.slice(0, 8)}-${each.slice(8)}`,
  `${each.slice(2, 8)}-${each.slice(8)}`,
  each.slice(2),
]

function send<const E extends Definition>(actor: SignedIn, endpoint: E, sent: CallOf<E> & Extras) {
  return call(talkative.address, actor, endpoint, sent)
}

test('a number that is sent stands in no log, no address, no event, no error and no table, but sealed in its own', async () => {
  const [number, guardian, trustee, changed] = ['196810292398', '195405283077', '197002259294', '195702019976']
  const [found, hidden, unknown] = ['199704092387', '199812052380', '197501012389']
  const person = {
    ...names,
    ssn: forms(number)[1] ?? '',
    guardians: [{ firstName: 'G', lastName: 'F', ssn: guardian }],
    trustee: { name: 'T F', ssn: trustee },
    deliveryAddresses: [home],
    invoiceAddress: home,
  }
  const create = (input: object, idempotencyKey: string) =>
    send(nurse, createCareRecipient, { input: input as typeof person, idempotencyKey })
  const entries = { ...names, ssn: number, guardians: [{ ssn: guardian }], invoice: {} }

  const draft = await send(nurse, saveRegistrationDraft, { input: { entries } })
  const made = await create(person, 'canary-first')
  const draftAfter = await send(nurse, saveRegistrationDraft, { input: { entries } })
  const again = await create(person, 'canary-again')
  const wrong = await create({ ...person, ssn: '19681029-2399' }, 'canary-wrong')
  const broken = await create({ ...person, firstName: 7, ssn: number }, 'canary-broken')
  const { id } = await newPerson(world)
  const change = { ...person, guardians: [], trustee: null, ssn: changed }
  const update = await send(nurse, updateCareRecipient, { input: { careRecipientId: id, rowVersion: 1, ...change } })
  const nobody = await send(nurse, searchBySsn, { input: { ssn: unknown } })
  const restricted = await send(nurse, searchBySsnRestricted, { input: { ssn: number } })
  const register = await send(nurse, askPopulationRegister, { input: { ssn: found } })
  const protectedOne = await send(nurse, askPopulationRegister, { input: { ssn: hidden } })
  const silent = [draft, made, draftAfter, again, wrong, broken, update, nobody, restricted, register, protectedOne]
  expect(silent.map(({ status }) => status)).toEqual([200, 200, 200, 400, 400, 400, 200, 200, 200, 200, 200])

  // The answer of this one holds everything there is to know, and is kept for whoever sends the same again.
  const status = {
    input: { careRecipientId: made.body.careRecipientId, active: false },
    idempotencyKey: 'canary-status',
  }
  const inactive = await send(nurse, activateCareRecipient, status)
  const replayed = await send(nurse, activateCareRecipient, status)
  expect([inactive.status, replayed.status, replayed.text]).toEqual([200, 200, inactive.text])
  expect(inactive.text).toContain('19681029-2398')

  // Whoever may see the person sees the number, in the body of the answer and nowhere else.
  const read = await send(nurse, readCareRecipient, { params: { id: made.body.careRecipientId } })
  const listed = await send(nurse, searchCareRecipients, { input: { searchTerm: number } })
  const whole = await send(nurse, searchBySsn, { input: { ssn: forms(number)[2] ?? '' } })
  const market = await send(service, searchBySsnInMarket, { input: { ssn: number } })
  for (const { text } of [read, listed, whole, market]) expect(text).toContain('19681029-2398')
  for (const { text } of [read, whole, market]) {
    expect([guardian, trustee].flatMap(forms).filter((each) => text.includes(each))).toEqual([])
  }

  const sent = [number, guardian, trustee, changed, found, hidden, unknown, '196810292399'].flatMap(forms)
  const answers = silent.map(({ text }) => text).join()
  expect(sent.filter((each) => answers.includes(each))).toEqual([])
  expect(sent.filter((each) => logged().includes(each))).toEqual([])
  expect(await standingIn(sent)).toEqual([])

  const { rows } = await world.owner.query<{ identity_number_encrypted: Buffer }>(
    'select identity_number_encrypted from omsorg.care_recipient where id = $1',
    [made.body.careRecipientId],
  )
  expect(createSeal(world.config.secret).open(rows[0]?.identity_number_encrypted ?? Buffer.of())).toBe(number)
})

test('name and number of a protected person are in the one answer that was asked for with a reason', async () => {
  const number = '195309112489'
  const { id } = await newPerson(world, {
    firstName: 'Skyddsnamn',
    lastName: 'Gömdsson',
    ssn: number,
    temporarySsn: false,
    protectedKind: 'SE_sekretess',
  })
  const telling = [...forms(number), 'Skyddsnamn', 'Gömdsson', 'Vård']
  const told = (text: string) => telling.filter((each) => text.includes(each))

  const closed = [
    await send(prescriber, readCareRecipient, { params: { id } }),
    await send(prescriber, searchCareRecipients, { input: { searchTerm: number } }),
    await send(prescriber, searchCareRecipients, { input: {} }),
    await send(prescriber, searchBySsn, { input: { ssn: number } }),
    await send(prescriber, searchBySsnRestricted, { input: { ssn: number } }),
    await send(service, searchBySsnInMarket, { input: { ssn: number } }),
  ]
  expect(closed.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  expect(closed.map(({ text }) => text.includes(String(id)))).toEqual([true, true, true, true, true, true])
  expect(closed.flatMap(({ text }) => told(text))).toEqual([])
  expect((await send(prescriber, searchCareRecipients, { input: { searchTerm: 'Gömdsson' } })).body.totalCount).toBe(0)

  const opened = await send(prescriber, openProtectedIdentity, {
    input: { careRecipientId: id, reason: 'Hon ringer själv' },
  })
  expect(told(opened.text)).toEqual(['19530911-2489', '530911-2489', 'Skyddsnamn', 'Gömdsson'])
  expect(told(logged())).toEqual([])
})

test('whoever is not where the person is learns no number, and no name', async () => {
  const number = '197408302391'
  const { id } = await newPerson(world, {
    firstName: 'Grannlös',
    lastName: 'Ensamsson',
    ssn: number,
    temporarySsn: false,
  })
  const elsewhere = await world.signIn(world.people.stranger)
  const answers = [
    await send(elsewhere, readCareRecipient, { params: { id } }),
    await send(elsewhere, searchCareRecipients, { input: { searchTerm: number } }),
    await send(elsewhere, searchCareRecipients, { input: { searchTerm: 'Ensamsson' } }),
    await send(elsewhere, searchBySsnRestricted, { input: { ssn: number } }),
    await send(elsewhere, openProtectedIdentity, { input: { careRecipientId: id, reason: 'Nyfiken' } }),
  ]
  const telling = [...forms(number), 'Grannlös', 'Ensamsson']
  expect(answers.flatMap(({ text }) => telling.filter((each) => text.includes(each)))).toEqual([])
})

/**
 * Every table, also those of the queue, that holds one of these texts anywhere in a row: as text, or as its bytes in a column
 * that should have been sealed.
 */
async function standingIn(texts: readonly string[]): Promise<string[]> {
  const { rows: tables } = await world.owner.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('omsorg', 'graphile_worker')`,
  )
  expect(tables.length).toBeGreaterThan(50)
  const looks = texts.flatMap((each) => [`%${each}%`, `%${Buffer.from(each).toString('hex')}%`])
  const found: string[] = []
  for (const { name } of tables) {
    const { rowCount } = await world.owner.query(`select 1 from ${name} as r where r::text like any ($1) limit 1`, [
      looks,
    ])
    if (rowCount) found.push(name)
  }
  return found
}
