import { describe, expect, test } from 'vitest'
import { checkReport, reportableFaults, reportStateOf, type ReportablePart } from './report.ts'

const today = Temporal.PlainDate.from('2026-11-20')
const lines = [{ orderLineId: 7, packages: 3 }]
const part = (more: Partial<ReportablePart> = {}): ReportablePart => ({
  step: 'arrived',
  expectedOn: today.subtract({ days: 1 }),
  lines,
  ...more,
})
const missing = { fault: 'missing', orderLineId: 7, packages: 2 } as const

describe('of a parcel', () => {
  test('that has come all can be told, and nothing of one that was taken back', () => {
    expect(reportableFaults(part(), today)).toEqual(['missing', 'broken', 'wrong', 'did-not-come'])
    expect(reportableFaults(part({ step: 'cancelled' }), today)).toEqual([])
  })

  test('it is told that it did not come from its day on, and no earlier', () => {
    const coming = part({ step: 'on-the-way', expectedOn: today.add({ days: 1 }) })
    expect(reportableFaults(coming, today)).toEqual(['missing', 'broken', 'wrong'])
    expect(reportableFaults(coming, today.add({ days: 1 }))).toContain('did-not-come')
    expect(reportableFaults(part({ step: 'packed', expectedOn: today }), today)).toContain('did-not-come')
  })

  test('that is packed with no day known nothing is told', () => {
    expect(reportableFaults(part({ step: 'packed', expectedOn: null }), today)).toEqual([])
    const refused = checkReport(missing, part({ step: 'packed', expectedOn: null }), today)
    expect(refused).toMatchObject({ ok: false, refusal: 'not-due-yet', at: 'fault' })
  })
})

describe('a report', () => {
  test('says which line, and how many of it, up to what was ordered', () => {
    expect(checkReport(missing, part(), today)).toMatchObject({ ok: true, value: missing })
    const refusalOf = (more: object) => {
      const checked = checkReport({ ...missing, ...more }, part(), today)
      return checked.ok || checked.refusal
    }
    expect(refusalOf({ orderLineId: null })).toBe('line-missing')
    expect(refusalOf({ orderLineId: 8 })).toBe('line-not-found')
    expect(refusalOf({ packages: null })).toBe('packages-missing')
    expect(refusalOf({ packages: 0 })).toBe('packages-missing')
    expect(refusalOf({ packages: 4 })).toBe('more-than-ordered')
  })

  test('of a parcel that did not come is about the whole of it', () => {
    expect(checkReport({ ...missing, fault: 'did-not-come' }, part(), today)).toMatchObject({
      ok: true,
      value: { orderLineId: null, packages: null },
    })
  })
})

test('what was told waits, is worked on, or was seen to', () => {
  expect((['open', 'taken', 'done'] as const).map((state) => reportStateOf({ state }))).toEqual([
    'waiting',
    'taken-on',
    'seen-to',
  ])
})
