import { createCareRecipient } from '@omsorg/contract/care-recipients/recipient/create-care-recipient.ts'
import { readCareRecipient } from '@omsorg/contract/care-recipients/recipient/read-care-recipient.ts'
import { checkIdentity } from '@omsorg/domain/care-recipients/recipient/registration.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
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

const create = (input: Registered, actor = nurse, idempotencyKey?: string) =>
  world.as(actor).call(createCareRecipient, { input, ...(idempotencyKey ? { idempotencyKey } : {}) })

const set = (setting: string, value: boolean) => setAtPlace(world, setting, value)

describe('somebody who is registered', () => {
  test('is read back with everything that was filled in, and what the number tells (O-7-161, O-3-01, O-3-05, O-3-08, O-3-10, O-3-11)', async () => {
    const number = nextNumber()
    const answer = await create(
      person({
        ssn: `${number.slice(2, 8)}-${number.slice(8)}`,
        phone: '070-174 06 05',
        deliveryPhone: '+46 8 465 004 12',
        email: 'alma@example.org',
        referenceNumber: 'R-12',
        room: '14',
        sensitivities: { latex: true, pvc: false },
        guardians: [{ firstName: 'Gun', lastName: 'Ny', ssn: grownUp, phone: '0701740606' }],
        trustee: { name: 'Tord Man', ssn: grownUp, phone: '0701740607', email: 'tord@example.org' },
        deliveryAddresses: [
          { ...home, name: 'Alma', careOf: 'Ek', entryCode: '12*A#' },
          { ...home, isDefault: false },
        ],
        invoiceAddress: { ...home, street: 'Box 12' },
      }),
    )
    expect([answer.status, answer.text]).toEqual([200, expect.anything()])
    expect(answer.body.warnings).toEqual([])
    const { body } = await world.as(nurse).call(readCareRecipient, { params: { id: answer.body.careRecipientId } })
    expect(body).toMatchObject({
      careRecipientId: answer.body.careRecipientId,
      ssn: `${number.slice(0, 8)}-${number.slice(8)}`,
      birthDate: `${number.slice(0, 4)}-${number.slice(4, 6)}-${number.slice(6, 8)}`,
      gender: Number(number[10]) % 2 === 1 ? 'male' : 'female',
      temporarySsn: false,
      phone: '+46701740605',
      deliveryPhone: '+46846500412',
      email: 'alma@example.org',
      referenceNumber: 'R-12',
      room: '14',
      sensitivities: { latex: true, pvc: false },
      status: 'active',
      statusAtPlace: 'active',
      deliveryAddress: {
        name: 'Alma',
        careOf: 'Ek',
        street: home.street,
        zip: '87140',
        city: home.city,
        countryCode: 'SE',
        entryCode: '12*A#',
        verified: true,
      },
      invoiceAddress: { street: 'Box 12' },
      representatives: [
        { kind: 'guardian', name: 'Gun Ny', maskedNumber: '19540528-••••', phone: '+46701740606' },
        {
          kind: 'trustee',
          name: 'Tord Man',
          maskedNumber: '19540528-••••',
          phone: '+46701740607',
          email: 'tord@example.org',
        },
      ],
      can: { edit: { allowed: true }, delete: { allowed: true }, openProtected: { reason: 'not-protected' } },
    })
    expect(body.deliveryAddresses).toHaveLength(2)
  })

  test('has the gender that was chosen, whatever the number says (O-3-03)', async () => {
    const { body } = await create(person({ gender: 'other' }))
    const page = await world.as(nurse).call(readCareRecipient, { params: { id: body.careRecipientId } })
    expect(page.body.gender).toBe('other')
  })

  test('leaves an event that names the place and the user, and nothing of the person', async () => {
    const { body } = await create(person())
    const { rows } = await world.owner.query(
      'select event, care_place_id, by_user, reason, detail from omsorg.care_recipient_event where care_recipient_id = $1',
      [body.careRecipientId],
    )
    const by_user = Number(nurse.claims.sub)
    expect(rows).toEqual([{ event: 'created', care_place_id: world.home.place.id, by_user, reason: null, detail: {} }])
  })

  test('is kept although postal code and city are not known together, with a warning', async () => {
    const { body } = await create(person({ deliveryAddresses: [{ ...home, city: 'Fjällviken' }] }))
    expect(body.warnings).toEqual([{ name: 'address-not-verified', at: 'deliveryAddresses[0]' }])
  })
})

describe('a number', () => {
  const wrong = async (input: Registered) => (await create(input)).errors

  test('with a wrong check digit, or missing, is refused at its field (O-5-10)', async () => {
    expect(await wrong(person({ ssn: '19391010-8021' }))).toEqual({ ssn: 'COM001001' })
    expect(await wrong(person({ ssn: null, birthDate: '1950-01-01' }))).toEqual({
      ssn: 'COM001003',
    })
  })

  test('may be left out where the client does not ask for it; then the birth date is asked', async () => {
    await set('ssn_required', false)
    expect(await wrong(person({ ssn: null }))).toEqual({ birthDate: 'COM001003' })
    expect((await create(person({ ssn: null, birthDate: '1950-01-01' }))).status).toBe(200)
  })

  test('that is temporary is any text with a birth date, where the client allows it (O-3-07)', async () => {
    const temporary = { ssn: 'Okänd man 7', temporarySsn: true }
    expect(await wrong(person(temporary))).toEqual({ birthDate: 'COM001003' })
    const { body } = await create(person({ ...temporary, birthDate: '1950-01-01' }))
    const page = await world.as(nurse).call(readCareRecipient, { params: { id: body.careRecipientId } })
    expect(page.body).toMatchObject({ temporarySsn: true, birthDate: '1950-01-01' })
    await set('temporary_ssn_allowed', false)
    const off = person({ ssn: 'Okänd 8', temporarySsn: true, birthDate: '1950-01-01' })
    expect(await wrong(off)).toEqual({ ssn: 'COM001001' })
  })

  test('tells the birth date: another one is refused, and one that lies ahead', async () => {
    expect(await wrong(person({ birthDate: '1950-01-01' }))).toEqual({ birthDate: 'COM001001' })
    const ahead = person({ ssn: 'X 1', temporarySsn: true, birthDate: '2099-01-01' })
    expect(await wrong(ahead)).toEqual({ birthDate: 'COM001001' })
  })

  test('of a child is accepted, unless the client registers adults only', async () => {
    await set('adult_recipients_only', true)
    expect(await wrong(person({ ssn: child }))).toEqual({ birthDate: 'COM001001' })
    await world.owner.query('delete from omsorg.care_recipient_setting')
    expect((await create(person({ ssn: child }))).status).toBe(200)
  })

  test('that is registered here leads to the person, in whichever writing', async () => {
    const input = person()
    const { body } = await create(input)
    const again = await create({
      ...input,
      ssn: `${input.ssn?.slice(0, 8)}-${input.ssn?.slice(8)}`,
    })
    expect([again.status, JSON.parse(again.text)]).toEqual([
      400,
      {
        refusal: 'registered-here',
        errors: { 'registered-here': 'CRS003004' },
        detail: { careRecipientId: body.careRecipientId },
      },
    ])
  })

  test('that is registered at another place of the client tells that, and nothing of the person', async () => {
    const input = person()
    await create(input)
    const sisterNurse = await world.signIn(world.people.sisterNurse)
    const refused = await create(input, sisterNurse)
    expect([refused.status, refused.text]).toEqual([
      400,
      '{"refusal":"registered-elsewhere","errors":{"registered-elsewhere":"CRS003005"}}',
    ])
  })

  test('may be registered in another client as well', async () => {
    const input = person()
    await create(input)
    expect((await create(input, await world.signIn(world.people.stranger))).status).toBe(200)
  })

  test('of the test series belongs to nobody in production', () => {
    const today = Temporal.PlainDate.from('2026-11-20')
    const rules = {
      market: 10,
      today,
      ssnRequired: true,
      temporarySsnAllowed: true,
      adultRecipientsOnly: false,
    } as const
    const given = { number: grownUp, temporary: false, birthDate: null, sex: null }
    expect(checkIdentity(given, { ...rules, isProduction: true })).toMatchObject({ refusal: 'test-number' })
    expect(checkIdentity(given, { ...rules, isProduction: false }).ok).toBe(true)
  })
})
