import { expect, test } from 'vitest'
import { prescriptionStatus } from '../../prescriptions/row/row.ts'
import { askFrom, isTooSoonToAsk, renewBlockOf } from './renewal-window.ts'

const endsOn = Temporal.PlainDate.from('2026-12-31')
const day = (text: string) => Temporal.PlainDate.from(text)
const { active, renew, finished } = prescriptionStatus

test('a holder asks from 30 days before the end, and at once where the last withdrawal is left', () => {
  expect(askFrom({ status: active, endsOn }, day('2026-06-01')).toString()).toBe('2026-12-01')
  expect(isTooSoonToAsk({ status: active, endsOn }, day('2026-11-30'))).toBe(true)
  expect(isTooSoonToAsk({ status: active, endsOn }, day('2026-12-01'))).toBe(false)
  expect(isTooSoonToAsk({ status: renew, endsOn }, day('2026-06-01'))).toBe(false)
  expect(isTooSoonToAsk({ status: finished, endsOn }, day('2027-02-01'))).toBe(false)
})

test('what staff are refused for has a word in the portal', () => {
  expect(renewBlockOf('requests-not-enabled')).toBe('renewal-off')
  expect(renewBlockOf('request-pending')).toBe('already-asked')
})
