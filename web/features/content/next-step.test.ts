import { describe, expect, test } from 'vitest'
import { routeNames } from '../../platform/routing/paths.ts'
import { dayPartsFor, nextStepOf } from './next-step.ts'

const all = new Set(routeNames)
const guide = (permissions: string[], built: Parameters<typeof nextStepOf>[1] = all) =>
  nextStepOf({ application: 'GUIDE', permissions }, built)?.route ?? null

describe('after My pages work goes on', () => {
  test('with the care recipients for whoever may see them', () => {
    expect(guide(['CarePlacePurchaseRead', 'CareRecipientRead'])).toBe('CareRecipientMain')
  })

  test('with the care place for whoever buys for it alone, once its screen is built', () => {
    expect(guide(['CarePlacePurchaseRead'])).toBe('careplace_overview')
    expect(guide(['CarePlacePurchaseRead'], new Set())).toBeNull()
  })

  test('nowhere for whoever may do neither', () => {
    expect(guide([])).toBeNull()
  })

  test.each([
    ['PRINCIPAL', 'Utilities'],
    ['CSP', 'CSPCareRecipient'],
  ] as const)('in the own area of %s', (application, route) => {
    expect(nextStepOf({ application, permissions: [] }, all)?.route).toBe(route)
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
