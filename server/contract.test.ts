import { allows, type Application, type Definition } from '@omsorg/contract/endpoint.ts'
import { endpoints } from '@omsorg/contract/endpoints.ts'
import { textsOf } from '@omsorg/texts/all.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { outsideTheirAreas, withBadKey } from './testing/attacks/area.ts'
import { attempt, unless, type Attack, type Target } from './testing/attacks/attack.ts'
import { withBadBody, withExtraFields } from './testing/attacks/body.ts'
import { withWrongAddress, withWrongFields } from './testing/attacks/fields.ts'
import {
  atForeignPlace,
  byOtherSpellings,
  fromElsewhere,
  withForeignHeaders,
  withoutPermission,
  withoutValidToken,
} from './testing/attacks/identity.ts'
import { intoOtherReach, ofProtectedPerson } from './testing/attacks/reach.ts'
import { startCanary, type Canary } from './testing/canary.ts'
import { shapeFaults } from './testing/answer-shape.ts'
import { exampleOf } from './testing/examples.ts'
import { headersAtHome } from './testing/orders.ts'
import { openWorld, type SignedIn, type World } from './testing/world.ts'

let world: World
let canary: Canary
let staff: Readonly<Record<Application, SignedIn>>
beforeAll(async () => {
  world = await openWorld()
  canary = await startCanary()
  // Each example of an order draws once.
  await world.owner.query('update omsorg.prescription_row set withdrawals = 300 where id = $1', [
    world.care.ordinary.row.id,
  ])
  staff = {
    GUIDE: await world.signIn(world.people.colleague),
    CSP: await world.signIn(world.people.customerService),
    PRINCIPAL: await world.signIn(world.people.administrator),
  }
})
afterAll(async () => {
  await canary.close()
  await world.close()
})

/** The endpoint with somebody who may call it; a public one is called by staff too. */
async function targetOf(endpoint: Definition, application = endpoint.applications?.[0] ?? 'GUIDE'): Promise<Target> {
  const actor = staff[application]
  const held = (name: string) => actor.claims.permissions.includes(name)
  if (!allows(endpoint.permission, held))
    throw new Error(`nobody of ${application} in the world may call ${endpoint.name}`)
  const sent = await exampleOf(endpoint, world, actor)
  return {
    world,
    endpoint,
    actor,
    address: world.address(),
    sent: { ...sent, headers: { ...sent.headers, ...headersAtHome(world, actor) } },
  }
}

const everyEndpoint = endpoints.map((endpoint) => [endpoint.name, endpoint] as const)

const attacks: Readonly<Record<string, Attack>> = {
  'tells nothing to somebody without a valid token': withoutValidToken,
  'is reached by no other spelling, method or header': byOtherSpellings,
  'refuses whoever is signed in elsewhere, or half': fromElsewhere,
  'refuses whoever lacks the permission': withoutPermission,
  'refuses whoever has no therapy area, where areas count': outsideTheirAreas,
  'refuses an Idempotency-Key that is none': withBadKey,
  'refuses headers that name another market, client or place': withForeignHeaders,
  'shows nothing of other places, clients and markets': intoOtherReach,
  'tells nothing of a protected person': ofProtectedPerson,
  'refuses bodies that are not what they say': withBadBody,
  'drops fields that nobody asked for': withExtraFields,
  'refuses wrong addresses': withWrongAddress,
  'refuses wrong fields, and never fails of them': withWrongFields,
}

describe.each(everyEndpoint)('%s', (_name, endpoint) => {
  test('answers whoever may call it, in the shape of its contract', async () => {
    const target = await targetOf(endpoint)
    const answer = await attempt(target, {})
    expect([answer.status, answer.text.slice(0, 200)]).toEqual([200, expect.anything()])
    expect(shapeFaults(endpoint, answer.body)).toEqual([])
  })

  for (const [rule, attack] of Object.entries(attacks)) {
    test(
      rule,
      async () => {
        expect(await attack(await targetOf(endpoint))).toEqual([])
      },
      60_000,
    )
  }

  test('has a text in four languages for each of its refusals', () => {
    for (const language of ['en', 'sv', 'fi', 'dk'] as const) {
      const sentences: Readonly<Record<string, string>> = textsOf(language).errorCodes
      const silent = Object.values(endpoint.refusals).filter((code) => !sentences[code]?.trim())
      expect(silent, language).toEqual([])
    }
  })
})

describe('customer service', () => {
  const shared = endpoints.filter(({ applications }) => applications?.includes('CSP') && applications.length > 1)
  test.each(shared.map((endpoint) => [endpoint.name, endpoint] as const))(
    'crosses no market by %s',
    async (_name, endpoint) => {
      const target = await targetOf(endpoint, 'CSP')
      const attempts = [intoOtherReach, withForeignHeaders, atForeignPlace].map((attack) => attack(target))
      expect((await Promise.all(attempts)).flat()).toEqual([])
    },
  )
})

/** A server without any guard stands in for the bug: an attack that does not see it would find nothing elsewhere either. */
describe('an endpoint without guards is found by the attack that', () => {
  const blind: readonly string[] = ['drops fields that nobody asked for', 'tells nothing of a protected person']
  test.each(Object.entries(attacks).filter(([rule]) => !blind.includes(rule)))(
    '%s',
    async (_rule, attack) => {
      const found: string[] = []
      for (const endpoint of endpoints)
        found.push(...(await attack({ ...(await targetOf(endpoint)), address: canary.address })))
      expect(found).not.toEqual([])
    },
    60_000,
  )

  test('drops fields that nobody asked for', async () => {
    const endpoint = endpoints.find(({ name }) => name === 'care-recipients/search') as Definition
    expect(await withExtraFields({ ...(await targetOf(endpoint)), address: canary.address })).not.toEqual([])
  })

  test('tells nothing of a protected person', async () => {
    const endpoint = endpoints.find(({ name }) => name === 'care-recipients/read') as Definition
    const { id } = world.care.ordinary
    await world.owner.query(
      `update omsorg.care_recipient set protected_kind = null, protected_since = null where id = $1`,
      [world.care.protected.id],
    )
    const found = await ofProtectedPerson({ ...(await targetOf(endpoint)), sent: { params: { id } } })
    await world.owner.query(
      `update omsorg.care_recipient set protected_kind = 'SE_sekretess', protected_since = '2024-03-01' where id = $1`,
      [world.care.protected.id],
    )
    expect(found).not.toEqual([])
  })

  test('compares an answer with its contract', async () => {
    const [endpoint] = endpoints as readonly [Definition, ...Definition[]]
    const answer = await attempt({ ...(await targetOf(endpoint)), address: canary.address }, {})
    expect(shapeFaults(endpoint, answer.body)).not.toEqual([])
    expect(unless(false, await targetOf(endpoint), 'a call', answer)).toHaveLength(1)
  })
})
