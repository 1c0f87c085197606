import { readProviderSettings } from '@omsorg/contract/sign-in/method/read-provider-settings.ts'
import { saveProviderSettings } from '@omsorg/contract/sign-in/method/save-provider-settings.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let admin: SignedIn
beforeAll(async () => {
  world = await openWorld()
  admin = await world.signIn(world.people.administrator)
})
afterAll(() => world.close())

const provider = (name: 'UserNamePassword' | 'Siths' | 'Directory', more: object = {}) => ({
  provider: name,
  enabled: true,
  twoFactor: 'off' as const,
  smsCodeAllowed: false,
  emailCodeAllowed: true,
  directoryTenant: null,
  directoryDomain: null,
  sithsIssuerFilter: null,
  ...more,
})
const read = async () =>
  (await world.as(admin).call(readProviderSettings, { params: { clientId: world.home.client.id } })).body
const save = (input: object) =>
  world.as(admin).call(saveProviderSettings, {
    input: {
      clientId: world.home.client.id,
      providers: [provider('UserNamePassword')],
      defaultProvider: null,
      rowVersion: 1,
      ...input,
    },
  })

test('the providers of a client are saved whole and read back; what is not named is off (A-7.2-13, A-7.2-14, O-2-110)', async () => {
  const before = await read()
  expect(before.providers.filter(({ enabled }) => enabled).map(({ provider: name }) => name)).toContain(
    'UserNamePassword',
  )
  const saved = await save({
    providers: [
      provider('Siths', { sithsIssuerFilter: 'SITHS e-id' }),
      provider('Directory', { directoryTenant: 'region', twoFactor: 'enforced' }),
    ],
    defaultProvider: 'Siths',
    rowVersion: before.rowVersion,
  })
  expect(saved.status).toBe(200)
  expect(await read()).toEqual(saved.body)
  expect(saved.body).toMatchObject({ defaultProvider: 'Siths', rowVersion: before.rowVersion + 1 })
  expect(saved.body.providers.map(({ enabled }) => enabled)).toEqual([false, true, false, true])
})

test('one is left, the default is one that is on, and nobody overwrites a change unseen', async () => {
  const { rowVersion } = await read()
  const answers = [
    await save({ providers: [provider('Siths', { enabled: false })], rowVersion }),
    await save({ defaultProvider: 'Vrk', rowVersion }),
    await save({ rowVersion: rowVersion + 1 }),
    await save({ clientId: crypto.randomUUID(), rowVersion }),
  ]
  expect(answers.map(({ status, body }) => [status, body])).toMatchObject([
    [400, { errors: { 'no-provider-left': 'IDS001001' } }],
    [400, { refusal: 'default-switched-off' }],
    [409, { refusal: 'stale' }],
    [400, { refusal: 'client-not-found' }],
  ])
})

test('of eight who save the same version at once one is told that it stands', async () => {
  // The first rounds open the connections: the later ones meet at the same moment.
  for (let round = 0; round < 5; round += 1) {
    const { rowVersion } = await read()
    const tenants = Array.from({ length: 8 }, (_, at) => `tenant-${round}-${at}`)
    const many = await Promise.all(
      tenants.map((directoryTenant) => save({ rowVersion, providers: [provider('Directory', { directoryTenant })] })),
    )
    expect(many.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 409)])
  }
})
