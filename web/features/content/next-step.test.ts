import { describe, expect, test } from 'vitest'
import { dayPartsFor, nextStepOf } from './next-step.ts'

const guide = (permissions: string[]) => nextStepOf({ application: 'GUIDE', permissions })?.route ?? null

describe('after My pages work goes on', () => {
  test('with the care recipients for whoever may see them', () => {
    expect(guide(['CarePlacePurchaseRead', 'CareRecipientRead'])).toBe('CareRecipientMain')
  })

  test('with the care place for whoever buys for it alone', () => {
    expect(guide(['CarePlacePurchaseRead'])).toBe('careplace_overview')
  })

  test('nowhere for whoever may do neither', () => {
    expect(guide([])).toBeNull()
  })

  test.each([
    ['PRINCIPAL', 'Utilities'],
    ['CSP', 'CSPCareRecipient'],
  ] as const)('in the own area of %s', (application, route) => {
    expect(nextStepOf({ application, permissions: [] })?.route).toBe(route)
  })
})

describe('the day on My pages', () => {
  const parts = (...permissions: string[]) => [...dayPartsFor({ application: 'GUIDE', permissions })]

  test('shows persons, what waits and what is on its way', () => {
    expect(parts('CareRecipientRead', 'OrderRead')).toEqual(['needs-you', 'waiting', 'on-the-way'])
  })

  test('shows no persons to whoever buys for the care place', () => {
    expect(parts('CarePlacePurchaseRead', 'OrderRead')).toEqual(['waiting', 'on-the-way'])
  })

  test('is care staff’s alone', () => {
    expect([...dayPartsFor({ application: 'CSP', permissions: ['CareRecipientRead', 'OrderRead'] })]).toEqual([])
  })
})
