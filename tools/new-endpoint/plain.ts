import type { Part } from './edit-source.ts'
import { camel, type NewEndpoint, pascal, pathOf } from './names.ts'

/** The tail of the address: `/CareRecipients/RecordConversation`. */
export const addressOf = ({ feature, name }: NewEndpoint): string => `/${pascal(feature)}/${pascal(name)}`

export const contractOf = (each: NewEndpoint): string => `import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields.ts'
import * as shown from '../../shown.ts'

export const ${camel(each.name)} = endpoint({
  name: '${pathOf(each)}',
  method: 'POST',
  path: '${addressOf(each)}',
  applications: ['GUIDE'],
  permission: '${each.permission}',
  summary: 'Says in one sentence what the call is for.',
  input: z.object({ id }),
  output: z.object({ id: shown.id }),
  refusals: { 'is-missing': { code: 'COM001001' } },
})
`

export const handlerOf = (
  each: NewEndpoint,
): string => `import { ${camel(each.name)} as contract } from '@omsorg/contract/${pathOf(each)}.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'

export const ${camel(each.name)} = handle(contract, async ({ input }) => {
  if (input.id > 1) return refuse('is-missing', { at: 'id' })
  return agree({ id: input.id })
})
`

export const exampleOf = (each: NewEndpoint): string => `'${pathOf(each)}': () => ({ input: { id: 1 } })`

/** What every test of a noun begins with. */
export const world = `let world: World
let nurse: SignedIn
beforeAll(async () => {
  world = await openWorld()
  nurse = await world.signIn(world.people.prescriber)
})
afterAll(() => world.close())

`

export const testImports = (each: NewEndpoint): readonly string[] => [
  `import { ${camel(each.name)} } from '@omsorg/contract/${pathOf(each)}.ts'`,
  `import { afterAll, beforeAll, describe, expect, test } from 'vitest'`,
  `import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'`,
]

export const testOf = (each: NewEndpoint): Part => ({
  imports: testImports(each),
  once: world,
  body: `describe('${pathOf(each)}', () => {
  test('is answered, and refused by name', async () => {
    const call = (id: number) => world.as(nurse).call(${camel(each.name)}, { input: { id } })
    expect((await call(1)).body).toEqual({ id: 1 })
    expect((await call(2)).errors).toEqual({ id: 'COM001001' })
  })
})
`,
})
