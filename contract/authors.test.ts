import { expect, test } from 'vitest'
import { z } from 'zod'
import { validatorOf } from './endpoint.ts'
import { endpoints } from './endpoints.ts'

/** Who did something is shown by `shownAuthor`, so that a screen names the helper too. These say something else. */
const excused = [
  'notifyBy',
  'notificationBy',
  // Of customer service and administration, in their own application: nobody helps as a user there.
  'takenBy',
  'updatedBy of content',
  'writtenBy of content',
  'by of products/import',
  'by of organisation',
  'by of organisation-import',
  // Of the own account: by whom customer service helped is the entry itself.
  'by of sign-in/security',
]

interface Schema {
  readonly type?: unknown
  readonly properties?: Record<string, Schema>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly additionalProperties?: Schema | boolean
}

/** The names of the fields of an answer that say by a mere word who did something. */
function wordsForPeople(schema: Schema): string[] {
  const inner = [schema.items, ...(schema.anyOf ?? [])].flatMap((each) => (each ? wordsForPeople(each) : []))
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const kinds = [field, ...(field.anyOf ?? [])].flatMap(({ type }) => type)
    return [...(/^by$|By$/.test(name) && kinds.includes('string') ? [name] : []), ...wordsForPeople(field)]
  })
  return [...inner, ...own]
}

const schemaOf = (output: z.ZodType) =>
  z.toJSONSchema(output, { unrepresentable: 'any', reused: 'inline', metadata: z.registry() }) as Schema

const isExcused = (endpoint: string, field: string) =>
  excused.some((each) => {
    const [name, of] = each.split(' of ')
    return name === field && (of === undefined || endpoint.startsWith(`${of}/`))
  })

test('no answer says by a mere word who did something', () => {
  const said = endpoints.flatMap(({ name, output }) =>
    wordsForPeople(schemaOf(validatorOf(output)))
      .filter((field) => !isExcused(name, field))
      .map((field) => `${name}: ${field}`),
  )
  expect(said).toEqual([])
})

test('an answer that does is found, however deep', () => {
  const planted = z.object({ rows: z.array(z.object({ createdBy: z.string().nullable() })).nullable() })
  expect(wordsForPeople(schemaOf(planted))).toEqual(['createdBy'])
})
