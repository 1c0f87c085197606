import type { Endpoint } from '@omsorg/contract/endpoint.ts'
import { endpoints } from '@omsorg/contract/endpoints.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attempt } from './testing/attacks/attack.ts'
import { openStage, type Stage } from './testing/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const asked = { input: { careRecipientId: 1 }, params: { id: 1 } } as never
const ofNobody = (endpoints as readonly Endpoint[]).filter(({ tellsOf }) => tellsOf?.(asked) === 'nobody')

test('there are calls that only read and tell of nobody, and they keep to it by their contract', () => {
  expect(ofNobody.length).toBeGreaterThan(8)
  const unlike = ofNobody.filter((each) => each.shows ?? each.searchesBy ?? each.idempotent ?? each.budget)
  expect(unlike.map(({ name }) => name)).toEqual([])
})

test('each of them answers where nothing can be written', async () => {
  const targets = []
  for (const { name } of ofNobody) {
    const endpoint = endpoints.find((each) => each.name === name)
    if (endpoint) targets.push([name, await stage.targetOf(endpoint)] as const)
  }
  const all = 'insert, update, delete on all tables in schema omsorg'
  await stage.world.owner.query(`revoke ${all} from omsorg_app`)
  const statuses: [string, number][] = []
  for (const [name, target] of targets) statuses.push([name, (await attempt(target, {})).status])
  await stage.world.owner.query(`grant ${all} to omsorg_app`)
  expect(statuses).toEqual(ofNobody.map(({ name }) => [name, 200]))
})
