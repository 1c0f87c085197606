import { formatsFor } from '@omsorg/domain/format/formats.ts'
import { textsOf } from '@omsorg/texts/all.ts'
import { expect, test } from 'vitest'
import { deliveryText, dueText, titleFor } from './title-for.ts'

const t = textsOf('sv')
const format = formatsFor({ locale: 'sv-SE', market: 10 })

test('the title says what is to be done, and only the name where nothing is due', () => {
  expect(titleFor({ timeToOrder: 4 }, t)).toBe('4 vårdtagare behöver dig i dag')
  expect(titleFor({ timeToOrder: 0 }, t)).toBe('Vårdtagare')
})

test('the lead counts orders and renewals, or is silent', () => {
  expect(dueText({ toOrder: 3, toRenew: 1 }, t)).toBe('3 att beställa till, 1 att förnya.')
  expect(dueText({ toOrder: 0, toRenew: 0 }, t)).toBeNull()
})

test('the delivery is told with the hour on the clocks of the market', () => {
  const delivery = { orderBefore: '2026-11-20T10:00:00Z', deliveredOn: '2026-11-24' }
  expect(deliveryText(delivery, { t, format })).toBe(
    'Beställ före kl.\u00a011.00 så levereras lagervaror tisdag 2026-11-24.',
  )
  expect(deliveryText(delivery, { t, format, oneItem: true })).toBe(
    'Beställ före kl.\u00a011.00 så kommer leveransen tisdag 2026-11-24.',
  )
})

test('without an hour the day alone is told, and without a delivery nothing', () => {
  expect(deliveryText({ orderBefore: null, deliveredOn: '2026-11-24' }, { t, format })).toContain('tisdag 2026-11-24')
  expect(deliveryText(null, { t, format })).toBeNull()
})

test('a Finnish sentence inflects the weekday', () => {
  const spoken = { t: textsOf('fi'), format: formatsFor({ locale: 'fi-FI', market: 30 }) }
  expect(deliveryText({ orderBefore: null, deliveredOn: '2026-11-24' }, spoken)).toContain('toimitetaan tiistaina')
})
