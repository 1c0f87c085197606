import { expect, test } from 'vitest'
import { wrongCitations } from './citations.ts'
import { sourceOf } from './source.ts'

const page = `- <a id="O-5-16"></a>**O-5-16** A cut has 15 to 70 mm.
- <a id="rules-3.3"></a>**rules 3.3** Withdrawals.
- <a id="A-G25"></a>**A-G25** Parents. *not cited yet*`

const wrongWith = (text: string, path = 'domain/orders/a.ts', rules = page) =>
  wrongCitations([
    sourceOf('docs/rules/ordering.md', rules),
    sourceOf('domain/orders/cited.ts', '/** Both (O-5-16, rules 3.3). */'),
    sourceOf(path, text),
  ])

test('ids with an entry may be cited, alone, in a row and across lines', () => {
  expect(wrongWith('// (O-5-16)')).toEqual([])
  expect(wrongWith('/**\n * By what was drawn (rules\n * 3.3), and cut (O-5-16).\n */')).toEqual([])
})

test.each([
  ['an id without an entry', '// (O-5-17)'],
  ['the last of a row', '// (rules 3.3, 3.4)'],
  ['the end of a range', '// (rules 3.3 to 3.5)'],
  ['a section without an entry', '// (O-6)'],
  ['a state without an entry', '// (states 2.1b)'],
  ['the title of a test', "test('is cut (O-5-99)', () => {})"],
  ['a page that is not here', '// See administration-of-old.md'],
  ['the longer form', '// (domain rules 3.3)'],
  ['the longer form across lines', '/**\n * (domain\n * rules 3.3)\n */'],
  ['a question without its family', '// (question G25)'],
  ['a bare question', '// (C8)'],
])('%s is found', (_name, text) => {
  expect(wrongWith(text)).toHaveLength(1)
})

test('an entry that nobody cites is found, and one that is cited though it says otherwise', () => {
  expect(wrongWith('', 'domain/orders/a.ts', `${page}\n- <a id="O-5-18"></a>**O-5-18** Ranges.`)).toHaveLength(1)
  expect(wrongWith('// (A-G25)')).toHaveLength(1)
})

test('a second entry for the same id is found', () => {
  expect(wrongWith('', 'domain/orders/a.ts', `${page}\n- <a id="O-5-16"></a>Again.`)).toHaveLength(1)
})

test('an applied migration keeps the longer form, of a rule that has its entry', () => {
  expect(wrongWith('-- (domain rules 3.3)', 'database/migrations/0001-a.sql')).toEqual([])
  expect(wrongWith('-- (state machine 2.7)', 'database/migrations/0001-a.sql')).toHaveLength(1)
})
