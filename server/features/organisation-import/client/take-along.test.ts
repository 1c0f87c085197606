import { takeAlong } from '@omsorg/contract/organisation-import/client/take-along.ts'
import { createClient } from '@omsorg/contract/organisation/client/create-client.ts'
import { readFeatures } from '@omsorg/contract/organisation/feature/read-features.ts'
import { saveFeatures } from '@omsorg/contract/organisation/feature/save-features.ts'
import { readPatientExtraFee } from '@omsorg/contract/orders/settings/read-patient-extra-fee.ts'
import { savePatientExtraFee } from '@omsorg/contract/orders/settings/save-patient-extra-fee.ts'
import { readPatientFeeSettings } from '@omsorg/contract/prescriptions/patient-fee/read-patient-fee-settings.ts'
import { savePatientFeeSettings } from '@omsorg/contract/prescriptions/patient-fee/save-patient-fee-settings.ts'
import { readClientAvailability } from '@omsorg/contract/products/availability/read-client-availability.ts'
import { saveClientAvailability } from '@omsorg/contract/products/availability/save-client-availability.ts'
import { readProviderSettings } from '@omsorg/contract/sign-in/method/read-provider-settings.ts'
import { saveProviderSettings } from '@omsorg/contract/sign-in/method/save-provider-settings.ts'
import { listAvailableRoles } from '@omsorg/contract/sign-in/role/list-available-roles.ts'
import { saveAvailableRoles } from '@omsorg/contract/sign-in/role/save-available-roles.ts'
import { atPlace, insertOperator, insertUser, passwordHashOf } from '@omsorg/database/demo/build/people.ts'
import { type PartToTake, partsToTake } from '@omsorg/domain/organisation/client/parts-to-take.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOnce } from '../../../testing/world/at-once.ts'
import { password } from '../../../testing/people.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

const [nurse, prescriber] = [30, 32]
const features = { sampleOrderForm: true, productInquiry: false, carePlaceRequestForm: true, internalNews: false }

let world: World
let admin: SignedIn
/** Has something of all six parts. */
let from: string
beforeAll(async () => {
  world = await openWorld()
  admin = await world.signIn(world.people.administrator)
  from = await newClient()
  await fill(from)
})
afterAll(() => world.close())

async function newClient(marketAreaCode: 10 | 80 = 10): Promise<string> {
  const input = { name: 'Älvbacka', marketAreaCode, patientDataOwnerId: crypto.randomUUID() }
  return (await world.as(admin).call(createClient, { input })).body.id
}

async function fill(clientId: string): Promise<void> {
  const params = { clientId }
  const caller = world.as(admin)
  const statuses = [
    await caller.call(saveFeatures, { params, input: { ...features, rowVersion: 0 } }),
    await caller.call(savePatientExtraFee, { input: { clientId, smallOrderFee: 4900, smallOrderThreshold: 30000 } }),
    await saveRoles(clientId, [nurse, prescriber]),
    await caller.call(saveClientAvailability, {
      params,
      input: {
        areas: [{ therapyArea: 'Ostomy', agreementTypes: [1, 2] }],
        rowVersion: (await assortmentOf(clientId)).rowVersion,
      },
    }),
    await caller.call(savePatientFeeSettings, {
      params,
      input: {
        areas: [{ therapyArea: 'Ostomy', enabled: true, method: 'per-month', type: 'fixed' }],
        rowVersion: (await patientFeesOf(clientId)).rowVersion,
      },
    }),
    await saveWays(clientId, 'Siths'),
  ].map(({ status }) => status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200])
}

async function saveRoles(clientId: string, roleIds: readonly number[]) {
  return world
    .as(admin)
    .call(saveAvailableRoles, { input: { clientId, roleIds: [...roleIds], readRoleIds: await rolesOf(clientId) } })
}

/** By a directory and one way more. */
async function saveWays(clientId: string, other: 'Siths' | 'Vrk') {
  const way = { enabled: true, twoFactor: 'optional', smsCodeAllowed: true, emailCodeAllowed: false } as const
  const own = { directoryTenant: `tenant of ${clientId}`, directoryDomain: null, sithsIssuerFilter: 'issuer there' }
  const providers = [
    { ...way, ...own, provider: other },
    { ...way, ...own, provider: 'Directory' as const },
  ]
  const { rowVersion } = await waysOf(clientId)
  return world
    .as(admin)
    .call(saveProviderSettings, { input: { clientId, providers, defaultProvider: other, rowVersion } })
}

const of = (clientId: string) => ({ params: { clientId } })
const rolesOf = async (id: string) =>
  (await world.as(admin).call(listAvailableRoles, of(id))).body.map((role) => role.id)
const assortmentOf = async (id: string) => (await world.as(admin).call(readClientAvailability, of(id))).body
const patientFeesOf = async (id: string) => (await world.as(admin).call(readPatientFeeSettings, of(id))).body
const featuresOf = async (id: string) => (await world.as(admin).call(readFeatures, of(id))).body
const waysOf = async (id: string) => (await world.as(admin).call(readProviderSettings, of(id))).body
const extraFeesOf = async (clientId: string) =>
  (await world.as(admin).call(readPatientExtraFee, { query: { clientId } })).body
const take = (
  clientId: string,
  parts: readonly PartToTake[] = partsToTake,
  fromClientId = from,
  idempotencyKey?: string,
) =>
  world.as(admin).call(takeAlong, {
    params: { clientId },
    input: { fromClientId, parts: [...parts] },
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  })
const cameOf = async (answer: ReturnType<typeof take>) =>
  Object.fromEntries((await answer).body.parts.map(({ part, came }) => [part, came]))

describe('what a client takes along from another one', () => {
  test('is what is ticked, as if it were entered there', async () => {
    const to = await newClient()
    expect(await cameOf(take(to, ['roles', 'assortment', 'extraFee', 'patientFee', 'features', 'providers']))).toEqual({
      roles: 'taken',
      assortment: 'taken',
      extraFee: 'taken',
      patientFee: 'taken',
      features: 'taken',
      providers: 'taken',
    })
    expect(await rolesOf(to)).toEqual([nurse, prescriber])
    expect((await assortmentOf(to)).areas.find(({ therapyArea }) => therapyArea === 'Ostomy')?.agreementTypes).toEqual([
      1, 2,
    ])
    expect((await extraFeesOf(to)).current).toMatchObject({ smallOrderFee: 4900, smallOrderThreshold: 30000 })
    expect((await patientFeesOf(to)).fees).toMatchObject([{ therapyArea: 'Ostomy', enabled: true, isCurrent: true }])
    expect(await featuresOf(to)).toMatchObject(features)

    const untouched = await newClient()
    expect(await cameOf(take(untouched, ['features']))).toEqual({ features: 'taken' })
    expect((await extraFeesOf(untouched)).current).toBeNull()
    expect((await rolesOf(untouched)).length).toBeGreaterThan(2)
  })

  test('leaves a directory and the issuer of cards, which are each client’s own', async () => {
    const to = await newClient()
    await take(to, ['providers'])
    const { providers, defaultProvider } = await waysOf(to)
    expect(providers.filter(({ enabled }) => enabled)).toMatchObject([
      {
        provider: 'Siths',
        twoFactor: 'optional',
        smsCodeAllowed: true,
        sithsIssuerFilter: null,
        directoryTenant: null,
      },
    ])
    expect(defaultProvider).toBe('Siths')

    const withDirectory = await newClient()
    await saveWays(withDirectory, 'Vrk')
    await take(withDirectory, ['providers'])
    expect((await waysOf(withDirectory)).providers.filter(({ enabled }) => enabled)).toMatchObject([
      { provider: 'Siths' },
      { provider: 'Directory', directoryTenant: `tenant of ${withDirectory}` },
    ])
  })

  test('is nothing where nobody has said anything there', async () => {
    expect(await cameOf(take(await newClient(), partsToTake, await newClient()))).toMatchObject({
      assortment: 'nothing',
      extraFee: 'nothing',
      patientFee: 'nothing',
      providers: 'nothing',
    })
  })

  test('is told where it cannot come, and the rest comes', async () => {
    const { home } = world
    await insertUser(world.owner, {
      userName: 'specialist.here',
      client: home.client,
      at: [{ node: atPlace(home.place), roles: ['Specialist'], isDefault: true }],
    })
    expect(await cameOf(take(home.client.id, ['roles', 'features']))).toEqual({ roles: 'failed', features: 'taken' })
    expect((await rolesOf(home.client.id)).length).toBeGreaterThan(2)
    expect(await featuresOf(home.client.id)).toMatchObject(features)
  })

  test('of fees begins today, also where older ones hold', async () => {
    const to = await newClient()
    await world.owner.query(
      `insert into omsorg.extra_fee_setting (client_id, valid_from, logistics_percent) values ($1, '2020-01-01', 0.02)`,
      [to],
    )
    expect(await cameOf(take(to, ['extraFee']))).toEqual({ extraFee: 'taken' })
    const { current, fees } = await extraFeesOf(to)
    expect([current?.smallOrderFee, current?.logisticsPercent, fees.length]).toEqual([4900, null, 2])
  })

  test('stands in the history, with who did it', async () => {
    const to = await newClient()
    await take(to, ['roles', 'features'])
    const { rows } = await world.owner.query<{ subject: string }>(
      `select distinct subject from omsorg.organisation_event where client_id = $1 and by_user = $2 order by 1`,
      [to, world.people.administrator.id],
    )
    expect(rows.map(({ subject }) => subject)).toEqual(expect.arrayContaining(['available-roles', 'features']))
  })
})

describe('nothing is taken along', () => {
  test('from another market, from itself, or from a client that is not there', async () => {
    const to = await newClient()
    const answers = [
      await take(to, partsToTake, await newClient(80)),
      await take(to, partsToTake, to.toUpperCase()),
      await take(to, partsToTake, crypto.randomUUID()),
      await take(crypto.randomUUID()),
    ]
    expect(answers.map(({ status, body }) => [status, body])).toMatchObject([
      [400, { refusal: 'other-market', errors: { fromClientId: 'COM001001' } }],
      [400, { refusal: 'same-client' }],
      [400, { refusal: 'client-not-found' }],
      [404, {}],
    ])
    expect(await extraFeesOf(to)).toMatchObject({ current: null })
  })

  test('by whoever only reads, and by nobody of a client', async () => {
    const to = await newClient()
    const sent = { params: { clientId: to }, input: { fromClientId: from, parts: [...partsToTake] } }
    const { colleague, unitAdministrator, customerService } = world.people
    const reader = await insertOperator(world.owner, {
      userName: 'reads.only',
      application: 'PRINCIPAL',
      roles: ['PrincipalReader'],
      passwordHash: await passwordHashOf(password),
    })
    const callers = [reader, colleague, unitAdministrator, customerService]
    for (const each of callers) {
      const answer = await world.as(await world.signIn(each)).call(takeAlong, { ...sent, base: 'PRINCIPAL' })
      expect(answer.status, each.userName).toBe(403)
    }
    expect(await featuresOf(to)).toMatchObject({ sampleOrderForm: false })
  })
})

describe('taking along', () => {
  test('twice by one key is done once', async () => {
    const to = await newClient()
    const key = crypto.randomUUID()
    const first = await take(to, partsToTake, from, key)
    const { rowVersion } = await featuresOf(to)
    const again = await take(to, partsToTake, from, key)
    expect([again.status, again.body]).toEqual([200, first.body])
    expect((await featuresOf(to)).rowVersion).toBe(rowVersion)
  })

  test('by two at once leaves all of one of them, and whoever saves what they read before is told so', async () => {
    const to = await newClient()
    const other = await newClient()
    await fill(other)
    await saveRoles(other, [nurse])
    await world.as(admin).call(savePatientExtraFee, {
      input: { clientId: other, smallOrderFee: 100, smallOrderThreshold: 200, rowVersion: 1 },
    })
    const stale = await featuresOf(to)
    const answers = await atOnce(world, to, [() => take(to), () => take(to, partsToTake, other)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const [roles, fees] = [await rolesOf(to), await extraFeesOf(to)]
    expect([
      [[nurse, prescriber], 4900],
      [[nurse], 100],
    ]).toContainEqual([roles, fees.current?.smallOrderFee])
    const { clientId: _, ...wanted } = stale
    expect((await world.as(admin).call(saveFeatures, { params: { clientId: to }, input: wanted })).status).toBe(409)
  })
})
