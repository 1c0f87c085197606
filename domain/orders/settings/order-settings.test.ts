import { expect, test } from 'vitest'
import {
  checkOrderSettings,
  checkPlaceOrderSettings,
  orderSettingNames,
  type OwnOrderSettings,
  settingsOver,
  usualOrderSettings,
} from './order-settings.ts'

const none = Object.fromEntries(orderSettingNames.map((name) => [name, null])) as unknown as OwnOrderSettings
const known = ['HOME', 'POINT']

test('what is set counts, also when it says no, and the ground for the rest', () => {
  const client = settingsOver(usualOrderSettings, { ...none, homeDeliveryAllowed: false, soonDays: 0, orderTypes: [] })
  expect(client).toEqual({ ...usualOrderSettings, homeDeliveryAllowed: false, soonDays: 0 })
  expect(settingsOver(client, { ...none, soonDays: 7 })).toMatchObject({ homeDeliveryAllowed: false, soonDays: 7 })
})

test.each<[string, Partial<OwnOrderSettings>, string, string]>([
  [
    'a method that the market has not',
    { deliveryMethodCodes: ['HOME', 'BOAT'] },
    'delivery-method-not-found',
    'deliveryMethodCodes[1]',
  ],
  [
    'a usual method that the market has not',
    { defaultDeliveryMethod: 'BOAT' },
    'delivery-method-not-found',
    'defaultDeliveryMethod',
  ],
  [
    'a usual method that is not among those to choose from',
    { deliveryMethodCodes: ['POINT'], defaultDeliveryMethod: 'HOME' },
    'default-not-among-methods',
    'defaultDeliveryMethod',
  ],
  ['a first day without an interval', { orderPeriodFromDay: 1 }, 'order-period-incomplete', 'orderPeriodIntervalDays'],
  ['an interval without a first day', { orderPeriodIntervalDays: 28 }, 'order-period-incomplete', 'orderPeriodFromDay'],
])('%s is refused', (_, own, refusal, at) => {
  expect(checkOrderSettings({ ...none, ...own }, usualOrderSettings, known)).toMatchObject({ ok: false, refusal, at })
})

test('what the ground says may complete what a place leaves open', () => {
  const client = {
    ...usualOrderSettings,
    orderPeriodFromDay: 1,
    orderPeriodIntervalDays: 28,
    deliveryMethodCodes: ['HOME'],
  }
  expect(
    checkOrderSettings({ ...none, orderPeriodIntervalDays: 14, defaultDeliveryMethod: 'HOME' }, client, known).ok,
  ).toBe(true)
  expect(checkOrderSettings({ ...none, defaultDeliveryMethod: 'POINT' }, client, known).ok).toBe(false)
})

test('a place with settings of its own names its kinds of order, and no box as its address', () => {
  const place = (own: Partial<OwnOrderSettings>, street: string | null = null, useClientSettings = false) =>
    checkPlaceOrderSettings({ useClientSettings, street, own: { ...none, ...own } }, usualOrderSettings, known)
  expect(place({})).toMatchObject({ ok: false, refusal: 'order-types-missing' })
  expect(place({}, null, true).ok).toBe(true)
  expect(place({ orderTypes: ['group'] }, 'Torget 1').ok).toBe(true)
  expect(place({ orderTypes: ['group'] }, 'Postboks 12')).toMatchObject({ ok: false, refusal: 'address-not-open' })
})
