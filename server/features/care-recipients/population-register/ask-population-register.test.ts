import { askPopulationRegister } from '@omsorg/contract/care-recipients/population-register/ask-population-register.ts'
import { readCareRecipient } from '@omsorg/contract/care-recipients/recipient/read-care-recipient.ts'
import { createSeal } from '@omsorg/database/sealed.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newPerson } from '../../../testing/examples/care-recipients.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let nurse: SignedIn
beforeAll(async () => {
  world = await openWorld()
  nurse = await world.signIn(world.people.prescriber)
})
beforeEach(async () => {
  world.registers.turn({ answerAfterMs: 0, slowAfterMs: 0, garbage: false, failures: 0 })
  await world.owner.query('truncate omsorg.register_lookup, omsorg.budget_use')
  await allowLookUp(true)
})
afterAll(() => world.close())

async function allowLookUp(allowed: boolean): Promise<void> {
  await world.owner.query(
    `insert into omsorg.care_recipient_setting (client_id, population_register_lookup) values ($1, $2)
     on conflict (client_id, care_place_id) do update set population_register_lookup = $2`,
    [world.home.client.id, allowed],
  )
}

const ask = (ssn: string, caller = nurse) => world.as(caller).call(askPopulationRegister, { input: { ssn } })

const numberOf = (story: string) =>
  world.registers.residents().find((each) => each.country === 'SE' && each.story === story)?.number ?? ''

async function lookUps(): Promise<{ user_id: number; answer: string; protected_kind: string | null }[]> {
  const { rows } = await world.owner.query(
    `select user_id, answer, protected_kind from omsorg.register_lookup where answer <> 'asked'`,
  )
  return rows
}

describe('the population register', () => {
  test('fills in name and address of a person, and who asked is kept (O-7-168, O-7-196)', async () => {
    const { body } = await ask('970409-2387')
    expect(body).toMatchObject({
      result: 'found',
      person: {
        firstName: 'Elsa',
        lastName: 'Lindmark',
        gender: 'female',
        address: { zip: '85230', countryCode: 'SE' },
      },
    })
    expect(await lookUps()).toEqual([{ user_id: world.people.prescriber.id, answer: 'found', protected_kind: null }])
  })

  test('tells that somebody has died, with the day', async () => {
    const { body } = await ask(numberOf('deceased'))
    expect(body).toMatchObject({ result: 'deceased', deceasedOn: '2026-08-14' })
  })

  test('ends ordering for a person who is registered here and has died, once', async () => {
    const number = numberOf('deceased')
    const { id } = await newPerson(world, { ssn: number, temporarySsn: false })
    await ask(number)
    await ask(number)
    const { body } = await world.as(nurse).call(readCareRecipient, { params: { id } })
    expect([body.status, body.can.order.allowed]).toEqual(['deceased', false])
    const { rows } = await world.owner.query(
      `select event, detail from omsorg.care_recipient_event where care_recipient_id = $1 and event <> 'created'`,
      [id],
    )
    expect(rows).toEqual([{ event: 'death-reported', detail: { source: 'register' } }])
  })

  test('of a protected person tells the kind of protection, and neither name nor address (O-7-196)', async () => {
    const { body, text } = await ask(numberOf('protected'))
    expect(body).toEqual({ result: 'protected', person: null, deceasedOn: null, protectionKind: 'SE_sekretess' })
    expect(text).not.toMatch(/Vera|Skyddad|Hemliga/)
  })

  test('hides a person at once who is registered here and has become protected, at whichever care place', async () => {
    const { atSisterPlace } = world.care
    const number = numberOf('protected')
    const seal = createSeal(world.config.secret)
    await world.owner.query(
      `update omsorg.care_recipient set identity_number_encrypted = $2, identity_number_blind = $3 where id = $1`,
      [atSisterPlace.id, seal.seal(number), seal.blind(number)],
    )
    await ask(number)
    const { rows } = await world.owner.query(
      `select r.protected_kind, r.search_text, e.detail from omsorg.care_recipient r
       join omsorg.care_recipient_event e on e.care_recipient_id = r.id where r.id = $1 and e.event = 'protected'`,
      [atSisterPlace.id],
    )
    expect(rows).toEqual([
      { protected_kind: 'SE_sekretess', search_text: null, detail: { kind: 'SE_sekretess', source: 'register' } },
    ])
  })

  test('tells neither name nor address of a person who is protected here, at whichever care place', async () => {
    const { atSisterPlace } = world.care
    const number = numberOf('moved')
    await world.owner.query(
      `update omsorg.care_recipient set protected_kind = 'SE_skyddad_folkbokforing', protected_source = 'registration',
         identity_number_blind = $2 where id = $1`,
      [atSisterPlace.id, createSeal(world.config.secret).blind(number)],
    )
    expect((await ask(number)).body).toEqual({
      result: 'protected',
      person: null,
      deceasedOn: null,
      protectionKind: 'SE_skyddad_folkbokforing',
    })
  })

  test('leaves a row in the access log of whoever is registered here', async () => {
    const number = numberOf('left')
    const { id } = await newPerson(world, { ssn: number, temporarySsn: false })
    const seen = () =>
      world.owner.query(
        `select user_id from omsorg.access_log
         where care_recipient_id = $1 and action = 'care-recipients/population-register/ask-population-register'`,
        [id],
      )
    await ask(number)
    expect((await seen()).rows).toEqual([{ user_id: world.people.prescriber.id }])
    world.registers.turn({ garbage: true })
    await ask(number)
    expect((await seen()).rowCount).toBe(1)
  })

  test('knows nobody by a number that nobody has, and that is an answer', async () => {
    expect((await ask('19391010-8020')).body.result).toBe('unknown')
  })

  test('that is slow, fails or answers nonsense leaves the form usable', async () => {
    world.registers.turn({ failures: 1 })
    expect((await ask(numberOf('found'))).body).toMatchObject({ result: 'unavailable', person: null })
    world.registers.turn({ garbage: true })
    expect((await ask(numberOf('found'))).body.result).toBe('unavailable')
    expect((await lookUps()).map(({ answer }) => answer)).toEqual(['failed', 'failed'])
  })

  test('is not asked for what is no number', async () => {
    const { status, errors } = await ask('19391010-8021')
    expect([status, errors]).toEqual([400, { ssn: 'COM001001' }])
    expect(await lookUps()).toEqual([])
  })

  test('is not asked where the setting is off', async () => {
    await allowLookUp(false)
    const { status, errors } = await ask(numberOf('found'))
    expect([status, errors]).toEqual([400, { 'look-up-not-allowed': 'COM001002' }])
    expect(await lookUps()).toEqual([])
  })

  test('is no telephone book: after twenty in an hour it waits', async () => {
    await world.owner.query(
      `insert into omsorg.budget_use (user_id, budget, at)
       select $1, 'population-register', $2::timestamptz - interval '5 minutes' from generate_series(1, 20)`,
      [Number(nurse.claims.sub), world.clock.now().toString()],
    )
    expect((await ask(numberOf('found'))).status).toBe(429)
    expect(await lookUps()).toEqual([])
  })

  test('is asked no oftener by asking for many at once', async () => {
    world.registers.turn({ answerAfterMs: 100 })
    const statuses = await Promise.all(Array.from({ length: 25 }, async () => (await ask(numberOf('found'))).status))
    expect(statuses.filter((status) => status === 200)).toHaveLength(20)
  })

  test('is asked only after it was written down that it is asked', async () => {
    world.registers.turn({ garbage: true })
    await ask(numberOf('found'))
    const { rows } = await world.owner.query('select answer from omsorg.register_lookup order by id')
    expect(rows.map(({ answer }) => answer)).toEqual(['asked', 'failed'])
  })
})
