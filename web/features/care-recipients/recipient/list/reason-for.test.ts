import type { RecipientRow } from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import { formatsFor } from '@omsorg/domain/format/formats.ts'
import { languages } from '@omsorg/texts/language.ts'
import { textsOf } from '@omsorg/texts/all.ts'
import { expect, test } from 'vitest'
import { reasonFor } from './reason-for.ts'

type Urgent = NonNullable<RecipientRow['urgent']>

const format = formatsFor({ locale: 'sv-SE', market: 10 })
const out: Urgent['suggestion'] = {
  word: 'time-to-order',
  runsOutOn: '2026-11-18',
  daysLeft: -2,
  action: 'order',
  reason: null,
}

function item(suggestion: Partial<Urgent['suggestion']>, part: Partial<Urgent> = {}): Urgent {
  return {
    itemNumber: '1',
    name: 'Norrdun Komfort M',
    shape: 'pad',
    therapyArea: 'Incontinence',
    itemsPerPackage: 28,
    unit: 'piece',
    consumption: 4,
    consumptionPeriod: 'day',
    ...part,
    suggestion: { ...out, ...suggestion },
  }
}

const reason = (urgent: Urgent | null) => reasonFor(urgent, textsOf('sv'), format).replaceAll('\u00a0', ' ')

test('the reason says since when, and what is used', () => {
  expect(reason(item({}))).toBe('Slut sedan 2026-11-18, 4 st per dag')
  expect(reason(item({ daysLeft: 0 }))).toBe('Slut i dag, 4 st per dag')
  expect(reason(item({ word: 'soon', daysLeft: 3, runsOutOn: '2026-11-23' }))).toBe(
    'Räcker till 2026-11-23, 4 st per dag',
  )
})

test('a use is counted in what the package holds, with the decimals that were typed', () => {
  const bottles = item({}, { unit: 'bottle', consumption: 2 })
  expect(reason(bottles)).toBe('Slut sedan 2026-11-18, 2 flaskor per dag')
  expect(reason(item({}, { consumption: 0.5, consumptionPeriod: 'week' }))).toContain('0,5 st per vecka')
})

test('without consumption or without an order nothing is pretended', () => {
  const missing = item({ word: 'consumption-missing', daysLeft: null, runsOutOn: null }, { consumption: null })
  expect(reason(missing)).toBe('Förbrukning är inte angiven')
  expect(reason(item({ daysLeft: null, runsOutOn: null }))).toBe('Inte beställd ännu, 4 st per dag')
  expect(reason(null)).toBe('Inga produkter ännu')
})

test('what is in the way stands after it, but not while nothing is needed', () => {
  expect(reason(item({ reason: 2, action: 'renew' }))).toBe('Slut sedan 2026-11-18, 4 st per dag. Inga uttag kvar')
  expect(reason(item({ word: 'recently-ordered', daysLeft: 40, reason: 2 }))).not.toContain('Inga uttag')
})

test('every code has its sentence in every language', () => {
  for (const language of languages) {
    const t = textsOf(language)
    const plain = reasonFor(item({}), t, format)
    for (let code = 0; code <= 15; code += 1) {
      expect(reasonFor(item({ reason: code, action: 'none' }), t, format).length).toBeGreaterThan(plain.length + 10)
    }
  }
})
