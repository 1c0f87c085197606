import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cancelAddition, createAddition, updateAddition, type AdditionFacts, type AdditionWish } from './addition.ts'
import { additionStatus, prescriptionStatus, rowStatus } from '../row/row.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const today = day('2026-11-20')
const ground: AdditionFacts & { hasOpenAddition: boolean } = {
  today,
  prescriptionStatus: prescriptionStatus.active,
  period: { start: day('2026-01-01'), end: day('2026-12-31') },
  rowStatus: rowStatus.active,
  atCreatingPlace: true,
  hasOpenAddition: false,
}
const wish: AdditionWish = { extraPackages: 5, extraWithdrawals: 1, start: today, end: day('2026-12-10') }

const created = (change: Partial<typeof ground>, asked: Partial<AdditionWish> = {}) =>
  createAddition({ ...ground, ...change }, { ...wish, ...asked })

describe('an addition', () => {
  test('is created on a running prescription from today', () => {
    expect(created({})).toMatchObject({ ok: true, value: wish })
    expect(created({ prescriptionStatus: prescriptionStatus.renew }).ok).toBe(true)
  })

  test.each([
    ['preliminary', prescriptionStatus.preliminary],
    ['finished', prescriptionStatus.finished],
    ['closed', prescriptionStatus.closed],
  ])('needs a prescription that runs, and %s does not', (_name, status) => {
    expect(created({ prescriptionStatus: status })).toMatchObject({ refusal: 'prescription-not-active' })
  })

  test('needs a prescription whose period holds today', () => {
    const ended = { start: day('2025-11-20'), end: day('2026-11-19') }
    expect(created({ period: ended })).toMatchObject({ refusal: 'prescription-not-active' })
  })

  test('is possible on a row that is used up, and not on a closed one', () => {
    expect(created({ rowStatus: rowStatus['used-up'] }).ok).toBe(true)
    expect(created({ rowStatus: rowStatus.closed })).toMatchObject({ refusal: 'row-not-active' })
  })

  test('is made where the prescription was made, and nowhere else', () => {
    expect(created({ atCreatingPlace: false })).toMatchObject({ refusal: 'other-care-place' })
  })

  test('is the only open one of its row', () => {
    expect(created({ hasOpenAddition: true })).toMatchObject({ refusal: 'addition-open' })
  })

  test.each(['2026-11-19', '2026-11-21'])('starts today and not on %s', (start) => {
    expect(created({}, { start: day(start) })).toMatchObject({ refusal: 'start-not-today', at: 'startDate' })
  })

  test('has an end date, not before its start', () => {
    expect(created({}, { end: null })).toMatchObject({ refusal: 'end-missing', at: 'endDate' })
    expect(created({}, { end: day('2026-11-19') })).toMatchObject({ refusal: 'end-before-start', at: 'endDate' })
    expect(created({}, { end: today }).ok).toBe(true)
  })

  test('may end with the prescription, and not a day later', () => {
    expect(created({}, { end: day('2026-12-31') }).ok).toBe(true)
    expect(created({}, { end: day('2027-01-01') })).toMatchObject({ refusal: 'end-after-prescription', at: 'endDate' })
  })

  test('gives something, and takes nothing away', () => {
    expect(created({}, { extraPackages: 0, extraWithdrawals: 0 })).toMatchObject({ refusal: 'nothing-extra' })
    expect(created({}, { extraPackages: 0, extraWithdrawals: 1 }).ok).toBe(true)
    expect(created({}, { extraPackages: -1, extraWithdrawals: 2 })).toMatchObject({ refusal: 'below-zero' })
    expect(created({}, { extraPackages: 2, extraWithdrawals: -1 })).toMatchObject({
      refusal: 'below-zero',
      at: 'extraWithdrawals',
    })
  })
})

describe('an open addition', () => {
  const open = { status: additionStatus.active, start: day('2026-11-01'), usedPackages: 4, usedWithdrawals: 1 }
  const changed = (asked: Partial<AdditionWish>, addition: Partial<typeof open> = {}) =>
    updateAddition(ground, { ...open, ...addition }, { ...wish, start: open.start, ...asked })

  test('may be changed down to what is ordered by it, and not below', () => {
    expect(changed({ extraPackages: 4, extraWithdrawals: 1 }).ok).toBe(true)
    expect(changed({ extraPackages: 3 })).toMatchObject({ refusal: 'below-what-is-used', at: 'extraPackages' })
    expect(changed({ extraWithdrawals: 0 })).toMatchObject({ refusal: 'below-what-is-used', at: 'extraWithdrawals' })
  })

  test('keeps its start', () => {
    expect(changed({ start: today })).toMatchObject({ refusal: 'start-not-today' })
  })

  test('keeps an end that today still holds', () => {
    expect(changed({ end: day('2026-11-19') })).toMatchObject({ refusal: 'end-before-start' })
    expect(changed({ end: day('2027-01-01') })).toMatchObject({ refusal: 'end-after-prescription' })
  })

  test('can be changed and cancelled only while it is open', () => {
    const ended = [additionStatus['no-refills'], additionStatus.expired, additionStatus.cancelled]
    for (const status of ended) {
      expect(updateAddition(ground, { ...open, status }, wish)).toMatchObject({ refusal: 'addition-not-active' })
      expect(cancelAddition({ status })).toMatchObject({ refusal: 'addition-not-active' })
    }
    expect(cancelAddition(open).ok).toBe(true)
  })
})

test('an addition is made exactly when each of its conditions holds', () => {
  const { preliminary, active, finished, renew, closed } = prescriptionStatus
  const conditions = fc.record({
    status: fc.constantFrom(preliminary, active, finished, renew, closed),
    row: fc.constantFrom(rowStatus.preliminary, rowStatus.active, rowStatus['used-up'], rowStatus.closed),
    here: fc.boolean(),
    isOpen: fc.boolean(),
    startsIn: fc.constantFrom(-1, 0, 0, 0, 1),
    endsIn: fc.option(fc.integer({ min: -2, max: 45 })),
    packages: fc.integer({ min: -1, max: 3 }),
    withdrawals: fc.integer({ min: -1, max: 3 }),
  })
  fc.assert(
    fc.property(conditions, ({ status, row, here, isOpen, startsIn, endsIn, packages, withdrawals }) => {
      const facts = { prescriptionStatus: status, rowStatus: row, atCreatingPlace: here, hasOpenAddition: isOpen }
      const made = created(facts, {
        start: today.add({ days: startsIn }),
        end: endsIn === null ? null : today.add({ days: endsIn }),
        extraPackages: packages,
        extraWithdrawals: withdrawals,
      })
      const all = [
        status === active || status === renew,
        row === rowStatus.active || row === rowStatus['used-up'],
        here,
        !isOpen,
        startsIn === 0,
        // The prescription ends 41 days from today.
        endsIn !== null && endsIn >= 0 && endsIn <= 41,
        packages >= 0,
        withdrawals >= 0,
        packages + withdrawals > 0,
      ]
      expect(made.ok).toBe(all.every(Boolean))
    }),
    { numRuns: 1_000 },
  )
})
