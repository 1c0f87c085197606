import { formatsFor } from '@omsorg/domain/format/formats.ts'
import { textsOf } from '@omsorg/texts/all.ts'
import { expect, test } from 'vitest'
import { nextWithdrawalText, unavailabilityText } from './left-to-draw.ts'

const t = textsOf('sv')
const format = formatsFor({ locale: 'sv-SE', market: 10 })

const granted = {
  withdrawalsRemaining: 2,
  allowedPackages: 14,
  renewableFrom: null,
  nextDate: null,
  status: 'active',
  unavailabilityCode: null,
} as const

const text = (part: Partial<Parameters<typeof nextWithdrawalText>[2]>) =>
  nextWithdrawalText(t, format, { ...granted, ...part })?.replaceAll('\u00a0', ' ') ?? null

test('the next withdrawal says how much it may hold', () => {
  expect(text({})).toBe('Högst 14 pkt i nästa')
  expect(text({ withdrawalsRemaining: 1 })).toBe('Sista, högst 14 pkt')
  expect(text({ withdrawalsRemaining: 0 })).toBe('Bara extra paket, högst 14 pkt')
})

test('with nothing left it says when it can be renewed, or nothing', () => {
  const usedUp = { withdrawalsRemaining: 0, allowedPackages: 0, status: 'used-up' } as const
  expect(text({ ...usedUp, renewableFrom: '2027-01-02' })).toBe('Kan förnyas från 2027-01-02')
  expect(text(usedUp)).toBeNull()
})

test('a preliminary row is called by its name', () => {
  expect(text({ status: 'preliminary' })).toBe(t.statuses.row.preliminary)
})

test('why a row cannot be ordered is told in two sentences, and from when it can', () => {
  expect(unavailabilityText(t, format, { code: 2, orderableFrom: null })).toBe(
    `${t.unavailability.reasons[2].text}. ${t.unavailability.reasons[2].why}`,
  )
  expect(unavailabilityText(t, format, { code: 11, orderableFrom: '2026-11-25' })).toContain('2026-11-25')
})

test('a code that nobody knows is the unknown reason', () => {
  expect(unavailabilityText(t, format, { code: 99, orderableFrom: null })).toContain(t.unavailability.reasons[0].why)
})
