import type { Definition } from '@omsorg/contract/endpoint.ts'
import { endpoints } from '@omsorg/contract/endpoints.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type * as actors from '../platform/actor.ts'
import type * as authorization from '../platform/admission/authorization.ts'
import { outsideTheirAreas } from '../testing/attacks/area.ts'
import type { Target } from '../testing/attacks/attack.ts'
import { withoutPermission } from '../testing/attacks/identity.ts'
import type { Stage } from '../testing/stage.ts'

/** The bugs that are planted: an endpoint that asks for no permission, and rights in one therapy area that count in all. */
const planted = vi.hoisted(() => ({ withoutPermission: '', inEveryArea: false }))
vi.mock('../platform/admission/authorization.ts', async (original) => {
  const actual = await original<typeof authorization>()
  const asking = (endpoint: Definition): Definition =>
    endpoint.name === planted.withoutPermission ? { ...endpoint, permission: 'signed-in' } : endpoint
  const authorize: typeof actual.authorize = (endpoint, ...call) => actual.authorize(asking(endpoint), ...call)
  return { ...actual, authorize }
})
vi.mock('../platform/actor.ts', async (original) => {
  const actual = await original<typeof actors>()
  const rightsOf: typeof actual.rightsOf = (granted) => {
    const rights = actual.rightsOf(granted)
    return planted.inEveryArea ? { ...rights, mayIn: rights.may } : rights
  }
  return { ...actual, rightsOf }
})

const guarded: readonly Definition[] = endpoints.filter(
  ({ permission }: Definition) => permission !== 'public' && permission !== 'signed-in',
)

const targetOf = ({ name }: Definition) => targets.get(name) as Target

let stage: Stage
/** Made before anything is planted: what is let through then changes the world. */
const targets = new Map<string, Target>()
beforeAll(async () => {
  // The files before this one have read the server as it is; it is read again with what is planted.
  vi.resetModules()
  const { openStage } = await import('../testing/stage.ts')
  stage = await openStage()
  for (const endpoint of guarded) targets.set(endpoint.name, await stage.targetOf(endpoint))
}, 120_000)
afterAll(async () => {
  await stage.close()
  vi.doUnmock('../platform/admission/authorization.ts')
  vi.doUnmock('../platform/actor.ts')
  vi.resetModules()
})

// First, while the world is still as the calls expect it: a refusal of another kind is told apart from this one.
describe('an endpoint that asks for no area any more is found by the attack of whoever has none', () => {
  const ofAreas = guarded.filter(({ refusals }) => 'not-your-area' in refusals)
  test.each(ofAreas.map((each) => [each.name, each] as const))('%s', async (_name, endpoint) => {
    expect(await outsideTheirAreas(await stage.targetOf(endpoint))).toEqual([])
    const target = await stage.targetOf(endpoint)
    planted.inEveryArea = true
    const found = await outsideTheirAreas(target)
    planted.inEveryArea = false
    expect(found).not.toEqual([])
  })
})

describe('an endpoint that asks for its permission no more is found by the attack of whoever lacks it (A-6-14, A-8.2-08)', () => {
  test.each(guarded.map((each) => [each.name, each] as const))('%s', async (_name, endpoint) => {
    expect(await withoutPermission(targetOf(endpoint))).toEqual([])
    planted.withoutPermission = endpoint.name
    const found = await withoutPermission(targetOf(endpoint))
    planted.withoutPermission = ''
    expect(found).not.toEqual([])
  })
})
