import { createCareRecipient } from '@omsorg/contract/care-recipients/recipient/create-care-recipient.ts'
import { updateCareRecipient } from '@omsorg/contract/care-recipients/recipient/update-care-recipient.ts'
import { readCareRecipient } from '@omsorg/contract/care-recipients/recipient/read-care-recipient.ts'
import { createSeal } from '@omsorg/database/sealed.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { crowdOf } from '../../../testing/crowd.ts'
import { newPerson } from '../../../testing/examples/care-recipients.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'
import { child, grownUp, home, nextNumber, person, setAtPlace, type Registered } from '../testing/registering.ts'

let world: World
let nurse: SignedIn
beforeAll(async () => {
  world = await openWorld()
  nurse = await world.signIn(world.people.nurse)
})
afterAll(() => world.close())
beforeEach(() => world.owner.query('delete from omsorg.care_recipient_setting'))

const other = '195702019976'

/** Where a protected person is, is kept nowhere. */
const nowhere = { deliveryAddresses: [], invoiceAddress: null }

const create = (input: Registered, actor = nurse, idempotencyKey?: string) =>
  world.as(actor).call(createCareRecipient, { input, ...(idempotencyKey ? { idempotencyKey } : {}) })

const set = (setting: string, value: boolean) => setAtPlace(world, setting, value)

describe('whoever speaks for the person', () => {
  const guardian = { firstName: 'Gun', lastName: 'Ny', ssn: grownUp }
  const wrong = async (more: Partial<Registered>) => (await create(person(more))).errors

  test('is of age, and has a number that can be (O-5-11)', async () => {
    expect(await wrong({ guardians: [{ ...guardian, ssn: child }] })).toEqual({
      'guardians[0].ssn': 'COM001001',
    })
    expect(await wrong({ trustee: { name: 'T', ssn: child } })).toEqual({
      'trustee.ssn': 'COM001001',
    })
    expect(await wrong({ trustee: { name: 'T', ssn: '19391010-8021' } })).toEqual({
      'trustee.ssn': 'COM001001',
    })
  })

  test('is one of two guardians at most, who are two people (O-3-09, O-5-26, O-5-27)', async () => {
    expect(await wrong({ guardians: [guardian, guardian] })).toEqual({ 'guardians[1].ssn': 'COM001001' })
    const second = { ...guardian, ssn: other }
    expect((await create(person({ guardians: [guardian, second, second] }))).status).toBe(400)
    expect((await create(person({ guardians: [guardian, second] }))).status).toBe(200)
  })

  test('is registered where the client allows it', async () => {
    await set('guardians_allowed', false)
    expect(await wrong({ guardians: [guardian] })).toEqual({ 'guardians[0]': 'COM001001' })
  })
})

describe('an address', () => {
  const wrong = async (address: object) =>
    (await create(person({ deliveryAddresses: [{ ...home, ...address }] }))).errors

  test('has a postal code of its country, a city of letters, a door that a parcel reaches, and a door code (O-5-15)', async () => {
    expect(await wrong({ zip: '1234' })).toEqual({ 'deliveryAddresses[0].zip': 'COM001001' })
    expect(await wrong({ zip: '12345', countryCode: 'NO' })).toEqual({ 'deliveryAddresses[0].zip': 'COM001001' })
    expect(await wrong({ city: 'Lund 2' })).toEqual({ 'deliveryAddresses[0].city': 'COM001001' })
    expect(await wrong({ street: 'Box 12' })).toEqual({ 'deliveryAddresses[0].street': 'COM001001' })
    expect(await wrong({ entryCode: '12-34' })).toEqual({ 'deliveryAddresses[0].entryCode': 'COM001001' })
    expect(await wrong({ entryCode: '12*A#' })).toEqual({})
  })

  test('is the default once (O-3-12, O-5-30)', async () => {
    const none = await create(person({ deliveryAddresses: [] }))
    const two = await create(person({ deliveryAddresses: [home, home] }))
    expect([none.errors, two.errors]).toEqual([{ deliveryAddresses: 'COM001001' }, { deliveryAddresses: 'COM001001' }])
  })

  test('for invoices is one, unless the client does without (O-5-29)', async () => {
    expect((await create(person({ invoiceAddress: null }))).errors).toEqual({ invoiceAddress: 'COM001003' })
    expect((await create(person())).status).toBe(200)
    await set('invoice_address_required', false)
    expect((await create(person({ invoiceAddress: null }))).status).toBe(200)
  })
})

describe('a phone', () => {
  test('that is none is refused at its field; a needed one that is missing, too', async () => {
    expect((await create(person({ phone: '12345' }))).errors).toEqual({ phone: 'COM001001' })
    expect((await create(person({ deliveryPhone: 'ring mig' }))).errors).toEqual({ deliveryPhone: 'COM001001' })
    await set('phone_required', true)
    expect((await create(person())).errors).toEqual({ phone: 'COM001003' })
  })
})

describe('somebody with protected identity', () => {
  const hidden: Partial<Registered> = { protectionKind: 'SE_skyddad_folkbokforing', ...nowhere }

  test('is hidden from the moment of registration, and has no address', async () => {
    const withHome = await create(person({ ...hidden, deliveryAddresses: [home] }))
    expect(withHome.errors).toEqual({ deliveryAddresses: 'COM001001' })
    const { body } = await create(person({ ...hidden, firstName: 'Osynlig' }))
    const page = await world.as(nurse).call(readCareRecipient, { params: { id: body.careRecipientId } })
    expect(page.body).toMatchObject({ protected: true, protectionKind: 'SE_skyddad_folkbokforing', firstName: null })
    expect(page.text).not.toContain('Osynlig')
  })

  test('is registered by a kind of the own country, where the client allows it', async () => {
    const abroad = await create(person({ protectionKind: 'FI_turvakielto', ...nowhere }))
    expect(abroad.errors).toEqual({ protectionKind: 'COM001001' })
    await set('protected_identity_allowed', false)
    expect((await create(person(hidden))).errors).toEqual({ protectionKind: 'COM001001' })
  })

  test('is hidden also where only the register says so', async () => {
    const number = nextNumber()
    await world.owner.query(
      `insert into omsorg.register_lookup (user_id, client_id, care_place_id, identity_number_blind, answer, protected_kind)
       values ($1, $2, $3, $4, 'protected', 'SE_sekretess')`,
      [
        Number(nurse.claims.sub),
        world.home.client.id,
        world.home.place.id,
        createSeal(world.config.secret).blind(number),
      ],
    )
    const { body } = await create(person({ ssn: number, ...nowhere }))
    const page = await world.as(nurse).call(readCareRecipient, { params: { id: body.careRecipientId } })
    expect(page.body).toMatchObject({ protected: true, protectionKind: 'SE_sekretess' })
  })

  test('is hidden also where a colleague at another care place has asked the register', async () => {
    const number = nextNumber()
    await world.owner.query(
      `insert into omsorg.register_lookup (user_id, client_id, care_place_id, identity_number_blind, answer, protected_kind)
       values ($1, $2, $3, $4, 'protected', 'SE_sekretess')`,
      [
        world.people.sisterNurse.id,
        world.home.client.id,
        world.home.sister.id,
        createSeal(world.config.secret).blind(number),
      ],
    )
    const open = await create(person({ ssn: number }))
    expect(open.errors).toEqual({ deliveryAddresses: 'COM001001' })
    const { body } = await create(person({ ssn: number, ...nowhere }))
    const page = await world.as(nurse).call(readCareRecipient, { params: { id: body.careRecipientId } })
    expect([page.body.protected, page.body.firstName]).toEqual([true, null])
  })
})

describe('sent again and again', () => {
  test('with one key it registers one person and gives one answer', async () => {
    const input = person()
    const first = await create(input, nurse, 'registered-twice')
    const second = await create(input, nurse, 'registered-twice')
    expect(second.text).toBe(first.text)
    expect(await personsCalled(first.body.careRecipientId)).toBe(1)
  })

  test('by fifty at once with one number it registers one person', async () => {
    const crowd = await crowdOf(world, 50)
    const input = person({ lastName: 'Trängsel' })
    const answers = await Promise.all(crowd.map((each) => create(input, each)))
    const agreed = answers.filter(({ status }) => status === 200)
    expect(agreed).toHaveLength(1)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(new Set(refused.flatMap(({ errors }) => Object.entries(errors).flat()))).toEqual(
      new Set(['registered-here', 'CRS003004']),
    )
    const { rows } = await world.owner.query(
      `select count(*)::int as persons, (select count(*)::int from omsorg.care_recipient_place where care_recipient_id = min(r.id)) as links
       from omsorg.care_recipient r where last_name = 'Trängsel'`,
    )
    expect(rows).toEqual([{ persons: 1, links: 1 }])
  })

  test('by ten whose temporary numbers become the same number, while ten register it, one person has it', async () => {
    const number = nextNumber()
    const temporary: Awaited<ReturnType<typeof newPerson>>[] = []
    for (let index = 0; index < 10; index += 1) temporary.push(await newPerson(world))
    const changes = temporary.map(({ id, addressId }) =>
      world.as(nurse).call(updateCareRecipient, {
        input: {
          ...person({ ssn: number }),
          careRecipientId: id,
          rowVersion: 1,
          deliveryAddresses: [{ ...home, addressId }],
          invoiceAddress: home,
        },
      }),
    )
    const additions = Array.from({ length: 10 }, () => create(person({ ssn: number })))
    const answers: { status: number; errors: object }[] = await Promise.all([...changes, ...additions])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(new Set(refused.flatMap(({ errors }) => Object.keys(errors)))).toEqual(new Set(['registered-here']))
  })
})

async function personsCalled(careRecipientId: number): Promise<number> {
  const { rows } = await world.owner.query<{ persons: number }>(
    `select count(*)::int as persons from omsorg.care_recipient
     where identity_number_blind = (select identity_number_blind from omsorg.care_recipient where id = $1)`,
    [careRecipientId],
  )
  return rows[0]?.persons ?? 0
}
