import type { Definition } from '@omsorg/contract/endpoint.ts'
import { endpoints } from '@omsorg/contract/endpoints.ts'
import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shapeErrors } from '../testing/answer-shape.ts'
import { attempt, unless } from '../testing/attacks/attack.ts'
import { withExtraFields } from '../testing/attacks/body.ts'
import { attacks } from '../testing/attacks/every-attack.ts'
import { ofProtectedPerson } from '../testing/attacks/reach.ts'
import { startCanary, type Canary } from '../testing/canary.ts'
import { openStage, type Stage } from '../testing/stage.ts'

let stage: Stage
let canary: Canary
beforeAll(async () => {
  stage = await openStage()
  canary = await startCanary()
})
afterAll(async () => {
  await canary.close()
  await stage.close()
})

test('the endpoints of every feature are held to their contract beside this', () => {
  const features = new Set(endpoints.map(({ name }) => `${name.split('/')[0]}.test.ts`))
  const missing = [...features.difference(new Set(readdirSync(import.meta.dirname)))]
  expect(missing, 'write these files in server/contract, each as its neighbours').toEqual([])
})

/** A server without any guard stands in for the bug: an attack that does not see it would find nothing elsewhere either. */
describe('an endpoint without guards is found by the attack that', () => {
  const blind: readonly string[] = ['drops fields that nobody asked for', 'tells nothing of a protected person']
  test.each(Object.entries(attacks).filter(([rule]) => !blind.includes(rule)))(
    '%s',
    async (_rule, attack) => {
      for (const endpoint of endpoints) {
        const found = await attack({ ...(await stage.targetOf(endpoint)), address: canary.address })
        if (found.length > 0) return
      }
      expect.fail('the attack finds nothing on any endpoint')
    },
    60_000,
  )

  test('drops fields that nobody asked for', async () => {
    const endpoint = endpoints.find(
      ({ name }) => name === 'care-recipients/recipient/search-care-recipients',
    ) as Definition
    expect(await withExtraFields({ ...(await stage.targetOf(endpoint)), address: canary.address })).not.toEqual([])
  })

  test('tells nothing of a protected person', async () => {
    const endpoint = endpoints.find(
      ({ name }) => name === 'care-recipients/recipient/read-care-recipient',
    ) as Definition
    const { world } = stage
    const { id } = world.care.ordinary
    await world.owner.query(
      `update omsorg.care_recipient set protected_kind = null, protected_since = null where id = $1`,
      [world.care.protected.id],
    )
    const found = await ofProtectedPerson({ ...(await stage.targetOf(endpoint)), sent: { params: { id } } })
    await world.owner.query(
      `update omsorg.care_recipient set protected_kind = 'SE_sekretess', protected_since = '2024-03-01' where id = $1`,
      [world.care.protected.id],
    )
    expect(found).not.toEqual([])
  })

  test('compares an answer with its contract', async () => {
    const [endpoint] = endpoints as readonly [Definition, ...Definition[]]
    const answer = await attempt({ ...(await stage.targetOf(endpoint)), address: canary.address }, {})
    expect(shapeErrors(endpoint, answer.body)).not.toEqual([])
    expect(unless(false, await stage.targetOf(endpoint), 'a call', answer)).toHaveLength(1)
  })
})
