import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callAll, keyOf, type Sent } from './testing/statements/called.ts'
import { liesOf } from './testing/statements/compare.ts'
import { readSources, type Sources } from './testing/statements/declared.ts'
import { type Describer, openDescriber } from './testing/statements/described.ts'

const wholeServer = 120_000

let postgres: Describer
beforeAll(async () => {
  postgres = await openDescriber()
})
afterAll(() => postgres.close())

/** What PostgreSQL answers otherwise than the template of a statement declares. */
async function faultsOf({ templates }: Sources, statements: readonly Sent[]): Promise<string[]> {
  const faults = new Set<string>()
  for (const statement of statements) {
    const described = await postgres.describe(statement.text)
    for (const { at, texts, row } of templates) {
      if (keyOf(texts) !== statement.templates[0]) continue
      const lies = 'fault' in described ? [described.fault] : row ? liesOf(row, described.columns) : []
      for (const lie of lies) faults.add(`${at}: ${lie}`)
    }
  }
  return [...faults]
}

function leftOut({ templates }: Sources, statements: readonly Sent[]): string[] {
  const prepared = new Set(statements.flatMap((statement) => statement.templates))
  return templates.filter(({ texts }) => !prepared.has(keyOf(texts))).map(({ at }) => at)
}

describe('the statements of the server', () => {
  test(
    'are all prepared, with each of their parts, and answer the rows that they declare',
    async () => {
      const sources = readSources()
      try {
        const statements = await callAll(sources)
        expect(leftOut(sources, statements)).toEqual([])
        expect(await faultsOf(sources, statements)).toEqual([])
      } finally {
        sources.close()
      }
    },
    wholeServer,
  )
})

const person = 'from omsorg.care_recipient c left join omsorg.client l on l.id = c.client_id'

const wrong = [
  ['that names no column', '{ id: number }', `select c.number as id ${person}`, 'column c.number does not exist'],
  [
    'that leaves out a column',
    '{ id: number; sex: string }',
    `select c.id ${person}`,
    'sex is declared and not answered',
  ],
  ['that answers more', '{ id: number }', `select c.id, c.phone ${person}`, 'phone is answered and not declared'],
  ['of another type', '{ id: string }', `select c.id ${person}`, 'id is answered as number, not as string'],
  [
    'with a number as exact text',
    '{ rate: number }',
    'select v.rate from omsorg.vat_rate v',
    'rate is answered as string, not as number',
  ],
  ['with a column that may be null', '{ phone: string }', `select c.phone ${person}`, 'phone may be null'],
  ['with a join that may find nothing', '{ name: string }', `select l.name ${person}`, 'name may be null'],
  ['with the greatest of nothing', '{ last: number }', `select max(c.id) as last ${person}`, 'last may be null'],
  [
    'with another name inside of JSON',
    '{ person: { firstName: string } }',
    `select jsonb_build_object('name', c.first_name) as person ${person}`,
    'person.firstName is declared and not answered',
  ],
  [
    'with a null inside of JSON',
    '{ persons: { phone: string }[] }',
    `select coalesce(jsonb_agg(jsonb_build_object('phone', c.phone)), '[]') as persons ${person}`,
    'persons[].phone may be null',
  ],
] as const

const right = [
  ['a condition that leaves out null', '{ phone: string }', `select c.phone ${person} where c.phone is not null`],
  ['a default', '{ name: string }', `select coalesce(l.name, '') as name ${person}`],
  ['a join that the conditions need', '{ name: string }', `select l.name ${person} where l.id = $1`],
] as const

describe('a planted statement', () => {
  let sources: Sources
  beforeAll(() => {
    const lines = [...wrong, ...right].map(([, row, statement]) => `sql<${row}>\`${statement}\``)
    sources = readSources({ 'platform/self-test.sql.ts': lines.join('\n') })
  })
  afterAll(() => sources.close())

  const faultsOfPlanted = (statement: string) =>
    faultsOf(sources, [{ text: statement, templates: [keyOf([statement])] }])
  const planted = wrong.map(([name, , statement, fault], index) => [name, statement, index + 1, fault] as const)

  test.each(planted)('%s is found', async (_, statement, line, fault) => {
    expect(await faultsOfPlanted(statement)).toContain(`platform/self-test.sql.ts:${line}: ${fault}`)
  })

  test.each(right)('with %s is right', async (_, _row, statement) => {
    expect(await faultsOfPlanted(statement)).toEqual([])
  })

  test('that nothing sends is found', () => {
    expect(leftOut(sources, [])).toContain('platform/self-test.sql.ts:1')
  })
})
