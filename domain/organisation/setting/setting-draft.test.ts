import { describe, expect, test } from 'vitest'
import { changesOf, holdingValue, inheritedValue, mergedDraft, startedFrom } from './setting-draft.ts'

const base = { soonDays: 14, express: false, label: null, mails: [] }

describe('a value', () => {
  const place = { base, client: { soonDays: 9, express: null }, own: { soonDays: 7, express: null } }

  test.each([
    ['of the place wins', place, 'soonDays', 7, 'own'],
    ['of the client holds where the place has none', { ...place, own: {} }, 'soonDays', 9, 'client'],
    ['of the product holds where nobody has one', place, 'express', false, 'base'],
    ['false is a value too', { ...place, own: { express: false }, client: { express: true } }, 'express', false, 'own'],
    ['may be none', place, 'label', null, 'base'],
    ['of a client is its own, else that of the product', { base, own: { soonDays: 9 } }, 'express', false, 'base'],
  ] as const)('%s', (_, levels, name, value, origin) => expect(holdingValue(levels, name)).toEqual({ value, origin }))

  test('that is inherited is what would hold without the own one', () =>
    expect(inheritedValue(place, 'soonDays')).toBe(9))
})

test('what is changed is what differs, lists by what is in them', () => {
  const loaded = { soonDays: 9, mails: ['a@x.se'], express: null }
  expect(
    changesOf(loaded, { soonDays: 9, mails: ['a@x.se'], express: true }, ['soonDays', 'mails', 'express']),
  ).toEqual([{ name: 'express', from: null, to: true }])
})

describe('when somebody else has saved meanwhile', () => {
  const loaded = { soonDays: 9, express: false, label: null }
  const names = ['soonDays', 'express', 'label']

  test('what they changed holds, and what was changed here alone stays', () => {
    const { draft, theirChanges } = mergedDraft(loaded, { ...loaded, soonDays: 7 }, { ...loaded, express: true }, names)
    expect(draft).toEqual({ soonDays: 7, express: true, label: null })
    expect(theirChanges).toEqual([{ name: 'express', from: false, to: true, isMineToo: false }])
  })

  test('what both have changed stays as it is here, and is to be chosen', () => {
    const { draft, theirChanges } = mergedDraft(loaded, { ...loaded, soonDays: 7 }, { ...loaded, soonDays: 5 }, names)
    expect(draft['soonDays']).toBe(7)
    expect(theirChanges).toEqual([{ name: 'soonDays', from: 9, to: 5, isMineToo: true }])
  })

  test('the same change by both is no question', () => {
    const { theirChanges } = mergedDraft(loaded, { ...loaded, soonDays: 5 }, { ...loaded, soonDays: 5 }, names)
    expect(theirChanges).toEqual([])
  })
})

test('beginning with the settings of another client takes all of them but its customer numbers, and empties what it lacks', () => {
  const theirs = {
    maxRows: 12,
    printPrices: null,
    payerCustomerNumber: '702300',
    'Ostomy.customerNumber': '702310',
    id: 'x',
  }
  expect(
    startedFrom(theirs, ['maxRows', 'printPrices', 'note', 'payerCustomerNumber', 'Ostomy.customerNumber']),
  ).toEqual({ maxRows: 12, printPrices: null, note: null })
})
