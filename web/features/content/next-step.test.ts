import { describe, expect, test } from 'vitest'
import { nextStepOf } from './next-step.ts'

const guide = (...permissions: string[]) => nextStepOf({ application: 'GUIDE', permissions }).route

describe('after My pages work goes on', () => {
  test('with the care recipients for whoever may see them', () => {
    expect(guide('CarePlacePurchaseRead', 'CareRecipientRead')).toBe('CareRecipientMain')
  })

  test('with the care place for whoever buys for it alone', () => {
    expect(guide('CarePlacePurchaseRead')).toBe('careplace_overview')
  })

  test('at the start for whoever may do neither', () => {
    expect(guide()).toBe('home')
  })

  test.each([
    ['PRINCIPAL', 'OrganizationsClients'],
    ['CSP', 'CSPCareRecipient'],
  ] as const)('in the own area of %s', (application, route) => {
    expect(nextStepOf({ application, permissions: [] }).route).toBe(route)
  })
})
