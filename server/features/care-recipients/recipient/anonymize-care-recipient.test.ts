import { anonymizeCareRecipient } from '@omsorg/contract/care-recipients/recipient/anonymize-care-recipient.ts'
import { readCareRecipient } from '@omsorg/contract/care-recipients/recipient/read-care-recipient.ts'
import { searchCareRecipients } from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import { insertPlacedOrder } from '@omsorg/database/demo/build/orders.ts'
import { readVatRates } from '@omsorg/database/demo/build/vat-rates.ts'
import { createSeal } from '@omsorg/database/sealed.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPerson } from '../../../testing/examples/care-recipients.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let service: SignedIn
let nurse: SignedIn
beforeAll(async () => {
  world = await openWorld()
  service = await world.signIn(world.people.customerService)
  nurse = await world.signIn(world.people.nurse)
})
afterAll(() => world.close())

const anonymize = (careRecipientId: number, actor = service) =>
  world.as(actor).call(anonymizeCareRecipient, { input: { careRecipientId } })

describe('anonymizing', () => {
  test('is for good: neither name nor number finds the person, and the orders stay (O-2-85, O-7-181)', async () => {
    const [firstName, ssn] = ['Borttagna', '195405283077']
    const found = async (searchTerm: string) =>
      (await world.as(service).call(searchCareRecipients, { input: { searchTerm } })).body.totalCount
    const { id } = await newPerson(world, { firstName, ssn, temporarySsn: false, birthDate: '1954-05-28' })
    expect([await found(firstName), await found(ssn)]).toEqual([1, 1])
    await insertPlacedOrder(world.owner, await readVatRates(world.owner), {
      place: world.home.place,
      recipient: { ...world.care.ordinary, id },
      placedBy: world.people.prescriber,
      at: world.clock.now().subtract({ hours: 24 * 400 }),
      lines: [{ product: world.home.products.pad, quantity: 1, price: 8_400 }],
      parts: [{ status: 6 }],
    })
    expect((await anonymize(id)).status).toBe(200)
    expect([await found(firstName), await found(ssn)]).toEqual([0, 0])
    const { rows } = await world.owner.query('select from omsorg.customer_order where care_recipient_id = $1', [id])
    expect(rows).toHaveLength(1)
  })

  test('leaves nothing that tells who it was, anywhere in the database, and no way back', async () => {
    const { id } = await newPerson(world, {
      firstName: 'Utsuddad',
      lastName: 'Namnlösson',
      ssn: '195309112489',
      temporarySsn: false,
      birthDate: '1953-09-11',
      phone: '+46701740611',
      addresses: [{ street: 'Suddgatan 5', zip: '87140', city: 'Härnösand' }],
      guardians: [{ firstName: 'Suddvera', lastName: 'Vård', ssn: '195405283077' }],
    })
    await world.owner.query(
      `insert into omsorg.care_recipient_event (care_recipient_id, event, reason) values ($1, 'deactivated', 'Suddskälet')`,
      [id],
    )
    await world.owner.query(
      `insert into omsorg.calendar_entry (care_recipient_id, starts_on, text, created_by) values ($1, '2026-01-01', 'Suddtext', $2)`,
      [id, world.people.nurse.id],
    )
    // The number that nobody can read tells all the same whose it is, to whoever asks for it again.
    const blind = createSeal(world.config.secret).blind('195309112489')
    await world.owner.query(
      `insert into omsorg.register_lookup (user_id, client_id, identity_number_blind, answer, care_recipient_id)
       values ($1, $2, $3, 'asked', null), ($1, $2, $3, 'found', $4)`,
      [world.people.nurse.id, world.home.client.id, blind, id],
    )
    const ofNumber = blind.toString('hex')
    const telling = [
      ofNumber,
      'Utsuddad',
      'Namnlösson',
      '46701740611',
      'Suddgatan',
      'Suddvera',
      'Suddskälet',
      'Suddtext',
    ]
    expect((await standingIn(telling)).length).toBeGreaterThan(3)

    expect((await anonymize(id)).body).toEqual({ careRecipientId: id, anonymized: true })
    expect(await standingIn(telling)).toEqual([])
    const { rows } = await world.owner.query(
      `select sex, birth_date::text, identity_number_blind, status, anonymized_at is not null as done
       from omsorg.care_recipient where id = $1`,
      [id],
    )
    expect(rows).toEqual([{ sex: null, birth_date: '1953-01-01', identity_number_blind: null, status: 2, done: true }])
    expect((await world.as(nurse).call(readCareRecipient, { params: { id } })).status).toBe(404)
    expect((await anonymize(id)).errors).toEqual({ 'already-anonymized': 'CRS003006' })
  })

  test('by fifty at once is done and recorded once', async () => {
    const { id } = await newPerson(world)
    const answers = await Promise.all(Array.from({ length: 50 }, () => anonymize(id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    const { rows } = await world.owner.query(
      `select from omsorg.care_recipient_event where care_recipient_id = $1 and event = 'anonymized'`,
      [id],
    )
    expect(rows).toHaveLength(1)
  })

  test('waits for what still runs for a person', async () => {
    expect(Object.keys((await anonymize(world.care.ordinary.id)).errors)).toEqual(['has-running-prescriptions'])
  })

  test('is for who may, and reaches nobody of another market', async () => {
    const reader = await world.withClaims(service, {
      permissions: service.claims.permissions.filter((name) => name !== 'CareRecipientAnonymizeWrite'),
    })
    const { id } = await newPerson(world)
    expect((await anonymize(id, reader)).status).toBe(403)
    const abroad = await world.signIn(world.people.customerServiceAbroad)
    const [elsewhere, nobody] = [await anonymize(id, abroad), await anonymize(2_000_000_000, abroad)]
    expect([elsewhere.status, elsewhere.text]).toEqual([nobody.status, nobody.text])
  })
})

/** Every table that holds one of these texts anywhere in a row. */
async function standingIn(texts: readonly string[]): Promise<string[]> {
  const { rows: tables } = await world.owner.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('omsorg', 'graphile_worker')`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rowCount } = await world.owner.query(`select 1 from ${name} as r where r::text like any ($1) limit 1`, [
      texts.map((each) => `%${each}%`),
    ])
    if (rowCount) found.push(name)
  }
  return found
}
