import { endpoints } from '@omsorg/contract/endpoints.ts'
import { textsOf } from '@omsorg/texts/all.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shapeErrors } from './answer-shape.ts'
import { attempt, type Target } from './attacks/attack.ts'
import { attacksAcrossMarkets, attacksAtTheDoor, attacksInside } from './attacks/every-attack.ts'
import { adviceOn } from './examples.ts'
import { openStage, type Stage } from './stage.ts'

/** The endpoints of a feature, whose name stands before the slash. */
export function endpointsOf(feature: string) {
  return endpoints.filter(({ name }) => name.split('/')[0] === feature)
}

/** Holds every endpoint of a feature to what its contract promises, and to what each of them withstands. */
export function describeContract(feature: string): void {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
  })
  afterAll(() => stage.close())
  const every = endpointsOf(feature).map((endpoint) => [endpoint.name, endpoint] as const)

  describe.each(every)('%s', (_name, endpoint) => {
    test('answers whoever may call it, in the shape of its contract', async () => {
      const answer = await attempt(await stage.targetOf(endpoint), {})
      expect([answer.status, answer.text.slice(0, 200)], adviceOn(endpoint)).toEqual([200, expect.anything()])
      expect(shapeErrors(endpoint, answer.body)).toEqual([])
    })

    let atTheDoor: Promise<Target> | null = null
    test.each(Object.entries(attacksAtTheDoor))('%s', async (_rule, attack) => {
      atTheDoor ??= stage.targetOf(endpoint)
      expect(await attack(await atTheDoor)).toEqual([])
    })

    test.each(Object.entries(attacksInside))(
      '%s',
      async (_rule, attack) => {
        expect(await attack(await stage.targetOf(endpoint))).toEqual([])
      },
      60_000,
    )

    test('has a text in four languages for each of its refusals', () => {
      for (const language of ['en', 'sv', 'fi', 'dk'] as const) {
        const sentences: Readonly<Record<string, string>> = textsOf(language).errorCodes
        const silent = Object.values(endpoint.refusals).filter(({ code }) => !sentences[code]?.trim())
        expect(silent, `write their sentences in texts/${language}/error-codes.ts`).toEqual([])
      }
    })
  })

  const shared = every.filter(([, { applications }]) => applications?.includes('CSP') && applications.length > 1)
  test.each(shared)('%s lets customer service cross no market', async (_name, endpoint) => {
    const target = await stage.targetOf(endpoint, 'CSP')
    const attempts = attacksAcrossMarkets.map((attack) => attack(target))
    expect((await Promise.all(attempts)).flat()).toEqual([])
  })
}
