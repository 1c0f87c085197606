import { describe, expect, test } from 'vitest'
import { grantedBy } from './roles.ts'

describe('a role', () => {
  test('for all areas carries all eight markers', () => {
    expect(grantedBy('Orderer').filter((name) => /^Order\w+Write$/.test(name))).toHaveLength(8)
  })

  test('for one area carries the marker of that area alone', () => {
    const granted = grantedBy('PrescriberWoundCare')
    expect(granted).toContain('ProductPrescriptionWoundCareWrite')
    expect(granted).not.toContain('ProductPrescriptionCatheterWrite')
  })

  test('of a purchaser shows no person', () => {
    expect(grantedBy('CarePlacePurchaser')).not.toContain('CareRecipientRead')
  })

  test('of a restricted prescriber makes no additions', () => {
    expect(grantedBy('RestrictedPrescriber')).toContain('ProductPrescriptionWrite')
    expect(grantedBy('RestrictedPrescriber')).not.toContain('PrescriptionAdditionWrite')
  })

  test('of customer service administration does not impersonate', () => {
    expect(grantedBy('CSPAdmin')).not.toContain('ImpersonationWrite')
  })

  test('that nobody knows permits nothing', () => {
    expect(grantedBy('Superuser')).toEqual([])
    expect(grantedBy('toString')).toEqual([])
  })
})
