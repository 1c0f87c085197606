import { describe, expect, test } from 'vitest'
import { accessEndOf, holderBlockOf, type HolderFacts, type RecipientFacts } from './holders.ts'

const today = Temporal.PlainDate.from('2026-11-23')
const day = (text: string) => Temporal.PlainDate.from(text)
const adult = day('1960-05-01')
const child = day('2015-05-01')

const block = (holder: Partial<HolderFacts>, recipient: Partial<RecipientFacts> = {}) =>
  holderBlockOf(
    { kind: 'self', hasAccount: false, birthDate: adult, ...holder },
    { birthDate: adult, representatives: 0, ...recipient },
    today,
  )

describe('an account for a person', () => {
  test('is given to the person once', () => {
    expect(block({})).toBeNull()
    expect(block({ hasAccount: true })).toBe('has-account')
  })

  test('is given to adults alone, and to nobody whose age is not known', () => {
    expect(block({ birthDate: child })).toBe('not-adult')
    expect(block({ birthDate: day('2008-11-24') })).toBe('not-adult')
    expect(block({ birthDate: day('2008-11-23') })).toBeNull()
    expect(block({ birthDate: null })).toBe('age-unknown')
  })

  test('is given to two besides the person', () => {
    expect(block({ kind: 'guardian' }, { birthDate: child, representatives: 1 })).toBeNull()
    expect(block({ kind: 'guardian' }, { birthDate: child, representatives: 2 })).toBe('two-already')
    expect(block({ kind: 'trustee' }, { representatives: 2 })).toBe('two-already')
    expect(block({}, { representatives: 2 })).toBeNull()
  })

  test('is given to a guardian while the person is a child', () => {
    expect(block({ kind: 'guardian' }, { birthDate: day('2008-11-24') })).toBeNull()
    expect(block({ kind: 'guardian' }, { birthDate: day('2008-11-23') })).toBe('of-age')
    expect(block({ kind: 'trustee' }, { birthDate: adult })).toBeNull()
  })
})

describe('an account that was given shows nothing more', () => {
  const end = (kind: 'self' | 'guardian' | 'trustee', nameNow: string | null, recipientBirthDate = child) =>
    accessEndOf({ kind, nameThen: 'Lars Norrbäck', nameNow, recipientBirthDate }, today)

  test('once the record names nobody or somebody else there', () => {
    expect(end('trustee', 'Lars Norrbäck')).toBeNull()
    expect(end('trustee', null)).toBe('no-longer-representative')
    expect(end('guardian', 'Eva Norrbäck')).toBe('no-longer-representative')
    expect(end('self', null)).toBeNull()
  })

  test('to a guardian from the day on which the person comes of age', () => {
    expect(end('guardian', 'Lars Norrbäck', day('2008-11-24'))).toBeNull()
    expect(end('guardian', 'Lars Norrbäck', day('2008-11-23'))).toBe('of-age')
  })
})
