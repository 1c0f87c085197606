import { describe, expect, test } from 'vitest'
import { searchBounds } from './entry/search-bounds.ts'
import { judge, sign } from './sample/judging.ts'

const asked = { from: '2026-11-01', to: '2026-11-30', hasPerson: false, hasUser: false, hasClient: true }

describe('a search of the access log', () => {
  test('is about a person, a user or a client', () => {
    expect(searchBounds({ ...asked, hasClient: false })).toMatchObject({ ok: false, refusal: 'nothing-chosen' })
    for (const about of ['hasPerson', 'hasUser', 'hasClient'])
      expect(searchBounds({ ...asked, hasClient: false, [about]: true }).ok).toBe(true)
  })

  test.each([
    ['2026-11-01', '2026-12-01', true],
    ['2026-11-01', '2026-12-02', false],
    ['2026-11-02', '2026-11-02', true],
    ['2026-11-02', '2026-11-01', false],
  ])('from %s to %s without a person: %s', (from, to, ok) => {
    expect(searchBounds({ ...asked, from, to }).ok).toBe(ok)
  })

  test('of one person goes back as far as is asked, and never backwards', () => {
    expect(searchBounds({ ...asked, hasPerson: true, from: '2014-01-01' }).ok).toBe(true)
    expect(searchBounds({ ...asked, hasPerson: true, to: '2026-10-31' }).ok).toBe(false)
  })
})

describe('a view in a sample', () => {
  test('that needs a look says why', () => {
    expect(judge({ signed: false }, { judgement: 'investigate', note: '  ' })).toMatchObject({
      refusal: 'note-missing',
      at: 'note',
    })
    expect(judge({ signed: false }, { judgement: 'justified', note: '' }).ok).toBe(true)
  })

  test('stays as it was judged once the sample is signed', () => {
    expect(judge({ signed: true }, { judgement: 'justified', note: '' })).toMatchObject({ refusal: 'signed' })
  })
})

test('a sample is signed once, and not before each view is judged', () => {
  expect(sign({ signed: false, open: 1 })).toMatchObject({ refusal: 'rows-open' })
  expect(sign({ signed: true, open: 0 })).toMatchObject({ refusal: 'signed' })
  expect(sign({ signed: false, open: 0 }).ok).toBe(true)
})
