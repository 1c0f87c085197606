import { formatsFor } from '@omsorg/domain/format/formats.ts'
import { textsOf } from '@omsorg/texts/all.ts'
import { describe, expect, test } from 'vitest'
import { type Change, toldChanges, whichOne } from './change-words.ts'

const t = textsOf('sv')
const f = formatsFor({ locale: 'sv-SE', market: 10 })
const change = (given: Partial<Change>): Change => ({
  changeId: 1,
  at: '2026-11-23T09:00:00Z',
  by: { name: 'Erik Sandvall', onBehalfOf: null },
  subject: 'order-settings',
  event: 'saved',
  of: {},
  fields: [],
  ...given,
})
const told = (given: Partial<Change>) => toldChanges(change(given), t, f).map(({ text }) => text)

describe('a change', () => {
  test('says what was and what is, in the words of its screen', () => {
    const fields = [
      { field: 'homeDeliveryAllowed', before: true, after: false },
      { field: 'maxLinesPerOrder', before: null, after: 40 },
      { field: 'notificationBy', before: 'sms', after: 'phone' },
    ]
    expect(told({ fields })).toEqual([
      'Hemleverans: Ja → Nej',
      'Rader per order: Inget → 40',
      'Avisering med: Sms → Telefon',
    ])
  })

  test('of a list says what came and what went', () => {
    const fields = [{ field: 'roles', before: ['Nurse', 'Orderer'], after: ['Orderer', 'Specialist'] }]
    expect(told({ subject: 'available-roles', fields })).toEqual([
      'Tillgängliga roller. Tillagt: Specialist. Borttaget: Sjuksköterska',
    ])
  })

  test('of a patient fee writes amounts and ways to pay as its screen does', () => {
    const fields = [
      { field: 'minimumOrderLimit', before: null, after: 20_000 },
      { field: 'method', before: 'per-month', after: 'per-withdrawal' },
    ]
    expect(told({ subject: 'patient-fee', fields })).toEqual([
      'Order från: Inget → 200,00',
      'Betalas: Per månad → Per uttag',
    ])
  })

  test('of what was added says what it is, of what was removed what it was', () => {
    expect(
      told({ subject: 'care-unit', event: 'made', fields: [{ field: 'name', before: null, after: 'Norr' }] }),
    ).toEqual(['Vårdenhetens namn: Norr'])
    const removed = [{ field: 'smallOrderFee', before: 4900, after: null }]
    expect(told({ subject: 'extra-fee', event: 'removed', fields: removed })).toEqual(['Avgift för liten order: 49,00'])
  })

  test('does not tell of a field that has no name on a screen', () => {
    expect(told({ fields: [{ field: 'nobodyKnows', before: 1, after: 2 }] })).toEqual([])
  })

  test('says which of several it is about', () => {
    expect(whichOne(change({ of: { therapyArea: 'WoundCare' } }), t)).toBe('Hud och sår')
    expect(whichOne(change({ of: { provider: 'Siths' } }), t)).toBe('SITHS-kort')
    expect(whichOne(change({ of: { customerNumber: '400100', code: 'A1' } }), t)).toBe('400100, A1')
    expect(whichOne(change({}), t)).toBe('')
  })
})
