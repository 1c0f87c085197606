import { describe, expect, test } from 'vitest'
import { Seen } from './compared-row.ts'
import type { SheetRow } from './columns.ts'
import { knownPlaces } from './compare-places.ts'
import { compareUsers, knownUsers } from './compare-users.ts'

const place = (id: string, careUnit: string, name: string) => ({
  id,
  careUnitId: careUnit,
  careUnit,
  name,
  email: null,
  phone: '',
  customerNumber: null,
  version: 1,
})
const siri = {
  id: '1',
  userName: 'Siri',
  firstName: 'Siri',
  lastName: 'af Backe',
  email: 'siri@vik.example',
  phone: '0123',
  language: 'sv',
  carePlace: 'Norr / Eken',
  isGroup: false,
  version: 3,
}
const facts = {
  users: knownUsers([siri]),
  places: knownPlaces([place('a', 'Norr', 'Eken'), place('b', 'Norr', 'Linden'), place('c', 'Söder', 'Linden')]),
  takenNames: new Set(['siri', 'eva']),
  takenEmails: new Set(['siri@vik.example', 'eva@vik.example']),
}
const compare = (...cells: SheetRow['cells'][]) =>
  compareUsers(
    cells.map((each, index) => ({ row: index + 2, cells: each, errors: [] })),
    facts,
    new Seen(),
  )
const newcomer = { userName: 'nils', firstName: 'nils', lastName: 'ek', language: 'sv' }

describe('a user in a spreadsheet', () => {
  test('who stands as the row says is unchanged, with a name that a rule would write otherwise', () => {
    const { userName, firstName, lastName, email, phone, language, carePlace } = siri
    const cells = { userName, firstName, lastName, email, phone, language, carePlace }
    const errors = [{ field: 'phone', reason: 'not-valid' } as const]
    expect(compareUsers([{ row: 2, cells, errors }], facts, new Seen())).toMatchObject([
      { change: 'unchanged', fields: [], errors: [] },
    ])
  })

  test('is found by the user name without case, and blank cells leave what is there', () => {
    expect(compare({ userName: 'SIRI', lastName: 'strand' })).toMatchObject([
      {
        change: 'changed',
        targetId: '1',
        version: 3,
        fields: [{ field: 'lastName', before: 'af Backe', after: 'Strand' }],
      },
    ])
  })

  test.each([
    ['a user name that somebody elsewhere has', { ...newcomer, userName: 'EVA' }, 'userName', 'taken'],
    ['an address that somebody has', { ...newcomer, email: 'Eva@vik.example' }, 'email', 'taken'],
    ['a place that is not there', { ...newcomer, carePlace: 'Gullvivan' }, 'carePlace', 'not-found'],
    ['a place of which there are two', { ...newcomer, carePlace: 'Linden' }, 'carePlace', 'ambiguous'],
    [
      'another first place than they have',
      { userName: 'siri', carePlace: 'Söder / Linden' },
      'carePlace',
      'not-changeable',
    ],
  ])('with %s has an error', (_, cells, field, reason) => {
    expect(compare(cells)).toMatchObject([{ change: 'error', errors: [{ field, reason }] }])
  })

  test('who is new has a place by its name alone or behind its unit, and stands once', () => {
    const rows = compare(
      { ...newcomer, carePlace: 'eken' },
      { ...newcomer, userName: 'bo', carePlace: 'söder / linden' },
      { ...newcomer, userName: 'NILS' },
    )
    expect(rows.map(({ change, parentId }) => [change, parentId])).toEqual([
      ['added', 'a'],
      ['added', 'c'],
      ['error', null],
    ])
    expect(rows[0]?.fields).toContainEqual({ field: 'firstName', before: null, after: 'Nils' })
  })
})
