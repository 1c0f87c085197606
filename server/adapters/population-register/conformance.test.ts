import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startFakeRegisters, type FakeRegisters } from './fake.ts'
import type { Story } from './fake/persons.ts'
import type { Country, PopulationRegister } from './port.ts'
import { sparRegister } from './spar.ts'

let fake: FakeRegisters
beforeAll(async () => {
  fake = await startFakeRegisters({ token: 'a token of the test' })
})
beforeEach(() => fake.turn({ answerAfterMs: 0, slowAfterMs: 0, garbage: false, failures: 0 }))
afterAll(() => fake.stop())

function registerOf(country: Country, timeoutMs?: number): PopulationRegister {
  const register = fake.clients(timeoutMs)[country]
  if (!register) throw new Error(`no register of ${country}`)
  return register
}

function residentOf(country: Country, story: Story) {
  const resident = fake.residents().find((each) => each.country === country && each.story === story)
  if (!resident) throw new Error(`nobody in ${country} is ${story}`)
  return resident
}

describe.each<Country>(['SE', 'FI', 'NO', 'DK'])('the register of %s', (country) => {
  test('tells name, birth, sex and address of a person', async () => {
    const resident = residentOf(country, 'found')
    const { firstName, lastName, birthDate, sex, address, addressSince } = resident
    const city = country === 'SE' ? address?.city.toUpperCase() : address?.city
    expect(await registerOf(country).lookUp(resident.number)).toEqual({
      result: 'found',
      person: {
        firstName,
        lastName,
        birthDate,
        sex,
        address: { ...address, city },
        addressSince,
        hasLeftTheCountry: false,
      },
    })
  })

  test('tells since when somebody has lived at a new address', async () => {
    const answer = await registerOf(country).lookUp(residentOf(country, 'moved').number)
    expect(answer).toMatchObject({ result: 'found', person: { addressSince: '2026-10-01' } })
  })

  test('tells that somebody has left the country, and no address', async () => {
    const answer = await registerOf(country).lookUp(residentOf(country, 'left').number)
    expect(answer).toMatchObject({ result: 'found', person: { hasLeftTheCountry: true, address: null } })
  })

  test('tells that a person has died, and when', async () => {
    const answer = await registerOf(country).lookUp(residentOf(country, 'deceased').number)
    expect(answer).toMatchObject({ result: 'deceased', on: '2026-08-14' })
  })

  test('of a protected person lets through the kind of protection and nothing else, whatever it sent', async () => {
    const resident = residentOf(country, 'protected')
    expect(await registerOf(country).lookUp(resident.number)).toEqual({
      result: 'protected',
      protection: resident.protection,
    })
  })

  test('knows nobody by a number that nobody has', async () => {
    expect(await registerOf(country).lookUp('0000000000')).toEqual({ result: 'unknown' })
  })

  test('that answers too slowly is unavailable', async () => {
    fake.turn({ slowAfterMs: 60_000 })
    expect(await registerOf(country, 30).lookUp(residentOf(country, 'slow').number)).toEqual({
      result: 'unavailable',
      why: 'too-slow',
    })
  })

  test('that answers nonsense is unavailable, and not a person without a name', async () => {
    fake.turn({ garbage: true })
    expect(await registerOf(country).lookUp(residentOf(country, 'found').number)).toEqual({
      result: 'unavailable',
      why: 'not-understood',
    })
  })

  test('that fails is unavailable', async () => {
    fake.turn({ failures: 1 })
    expect(await registerOf(country).lookUp(residentOf(country, 'found').number)).toEqual({
      result: 'unavailable',
      why: 'no-answer',
    })
  })
})

test('a register that does not know our key refuses', async () => {
  const stranger = sparRegister({ url: fake.addressOf('SE'), token: 'another' })
  expect(await stranger.lookUp('199704092387')).toEqual({ result: 'unavailable', why: 'refused' })
})

test('a register that is not there is unavailable', async () => {
  const gone = await startFakeRegisters({ token: 'gone' })
  const { SE } = gone.clients()
  await gone.stop()
  expect(await SE?.lookUp('199704092387')).toEqual({ result: 'unavailable', why: 'no-answer' })
})
