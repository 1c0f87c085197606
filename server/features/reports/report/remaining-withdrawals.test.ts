import { additionStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import { expect, test } from 'vitest'
import type { PrescriptionRecord } from './prescription-rows.sql.ts'
import { remainingOf } from './remaining-withdrawals.ts'

const asked = { today: '2026-11-20', zone: 'Europe/Stockholm' }
const draw = (at: string, packages = 14) => ({ confirmed_at: `${at}T08:00:00Z`, packages })
const draws = ['2026-01-10', '2026-02-10', '2026-03-10', '2026-04-10'].map((at) => draw(at))

function row(change: Partial<PrescriptionRecord>): PrescriptionRecord {
  return {
    id: 1,
    at: '2026-01-01',
    care_recipient_id: 1,
    therapy_area: 'Incontinence',
    item_number: '1',
    start_date: '2026-01-01',
    end_date: '2026-12-31',
    status: 2,
    withdrawals: 4,
    packages_per_withdrawal: 14,
    package_adjustment: 0,
    is_over: false,
    draws: change.replayed?.length ?? 0,
    packages_drawn: 0,
    additions: null,
    replayed: null,
    by: null,
    ...change,
  }
}

const addition = {
  extra_packages: 0,
  extra_withdrawals: 2,
  end_date: '2026-12-31',
  status: additionStatus.active,
  created_at: '2026-04-11T08:00:00Z',
  ended_at: null,
}

test('what remains of a row is its withdrawals less its draws, and nothing of one that is over', () => {
  expect(remainingOf(row({ draws: 3 }), asked)).toBe(1)
  expect(remainingOf(row({ draws: 3, is_over: true }), asked)).toBe(0)
})

test('an open addition counts whole', () => {
  expect(remainingOf(row({ replayed: draws, additions: [addition] }), asked)).toBe(2)
})

test('one that has ended counts as far as it was used, by its day too, whatever was written of it yet (rules 3.3)', () => {
  const replayed = [...draws, draw('2026-04-12')]
  const ended = { ...addition, status: additionStatus.expired, ended_at: '2026-05-01T00:00:00Z' }
  expect(remainingOf(row({ replayed, additions: [ended] }), asked)).toBe(0)
  expect(remainingOf(row({ replayed, additions: [{ ...addition, end_date: '2026-04-30' }] }), asked)).toBe(0)
  expect(
    remainingOf(row({ replayed, additions: [ended, { ...addition, created_at: '2026-05-02T08:00:00Z' }] }), asked),
  ).toBe(2)
})
