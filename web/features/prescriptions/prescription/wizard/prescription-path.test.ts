import { expect, test } from 'vitest'
import { prescriptionPath, readPrescriptionAddress } from './prescription-path.ts'

const whose = { careRecipientId: 7, therapyArea: 'Ostomy' } as const

test.each(['view', 'edit', 'soft', 'dates', 'dispense', 'fee'] as const)(
  'the address for %s is read as it was written',
  (doing) => {
    const path = prescriptionPath(whose, 12, doing)
    expect(path).toMatch(/^\/PrescriptionWizard\/7\/Ostomy/)
    expect(readPrescriptionAddress(path.slice(path.indexOf('?')))).toEqual({ prescriptionId: 12, doing })
  },
)

test.each(['', '?prescription=x', '?prescription=0', '?do=edit'])('"%s" opens a new prescription', (query) => {
  expect(readPrescriptionAddress(query)).toBeNull()
})

test('an unknown doing shows the prescription', () => {
  expect(readPrescriptionAddress('?prescription=3&do=burn')?.doing).toBe('view')
})
