/** The two names of an endpoint: `close-row` for its files, `closeRow` in code. */
export interface Names {
  readonly feature: string
  readonly file: string
  readonly constant: string
}

const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** Null when one of them is not in kebab-case. */
export function namesOf(feature: string, file: string): Names | null {
  if (!kebab.test(feature) || !kebab.test(file)) return null
  const pascal = pascalOf(file)
  return { feature, file, constant: pascal.charAt(0).toLowerCase() + pascal.slice(1) }
}

function pascalOf(name: string): string {
  return name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
}

/** The files of a new endpoint, by their path. They compile as they are, and their test fails until the endpoint is listed. */
export function filesOf(names: Names): Readonly<Record<string, string>> {
  const { feature, file } = names
  return {
    [`contract/${feature}/${file}.ts`]: contractOf(names),
    [`server/features/${feature}/${file}.ts`]: handlerOf(names),
    [`server/features/${feature}/${file}.test.ts`]: testOf(names),
  }
}

const contractOf = ({ feature, file, constant }: Names) => `import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import * as shown from '../shown.ts'

export const ${constant} = endpoint({
  name: '${feature}/${file}',
  method: 'POST',
  path: '/${pascalOf(feature)}/${pascalOf(file)}',
  applications: ['GUIDE'],
  permission: 'signed-in',
  summary: 'Says in one sentence what the call is for.',
  input: z.object({ id }),
  output: z.object({ id: shown.id }),
  refusals: { 'not-found': 'COM001001' },
})
`

const handlerOf = ({
  feature,
  file,
  constant,
}: Names) => `import { ${constant} as contract } from '@omsorg/contract/${feature}/${file}.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../platform/handle.ts'

export const ${constant} = handle(contract, async ({ input }) => {
  if (input.id === 0) return refuse('not-found')
  return agree({ id: input.id })
})
`

const testOf = ({ feature, file, constant }: Names) => `import { endpoints } from '@omsorg/contract/endpoints.ts'
import { ${constant} } from '@omsorg/contract/${feature}/${file}.ts'
import { expect, test } from 'vitest'

test('${feature}/${file} is among the endpoints that are documented and tried with every kind of actor', () => {
  expect(endpoints).toContain(${constant})
})
`

/** What the person has to write into files that stand already. */
export function nextSteps({ feature, file, constant }: Names): string {
  return [
    `1. contract/${feature}/endpoints.ts: add ${constant} to the list.`,
    `2. server/features/${feature}/index.ts: add ${constant} to the handlers of the feature.`,
    `3. contract/${feature}/${file}.ts: method, path, permission, fields, and each refusal with its code.`,
    `4. domain/${feature}/${file}.ts: the rule, if there is one; server/features/${feature}/*.sql.ts: the queries.`,
    `5. texts/{en,sv,fi,dk}/: a sentence for each new code; what is missing does not compile.`,
    `6. server/features/${feature}/${file}.test.ts: someone within reach, a stranger, and each refusal.`,
  ].join('\n')
}
