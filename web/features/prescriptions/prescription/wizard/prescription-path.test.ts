import { expect, test } from 'vitest'
import { prescribePath, prescribingFrom, prescriptionAddress, prescriptionPath } from './prescription-path.ts'

test.each(['view', 'edit', 'soft', 'dates', 'dispense', 'fee'] as const)(
  'the address for %s is read as it was written',
  (mode) => {
    const path = prescriptionPath({ careRecipientId: 7, therapyArea: 'Ostomy' }, 12, mode)
    expect(path).toMatch(/^\/PrescriptionWizard\/7\/Ostomy/)
    expect(prescriptionAddress.read(path.slice(path.indexOf('?')))).toEqual({ prescription: 12, do: mode })
  },
)

test('the address of a new prescription names the investigation that it goes by, and no prescription', () => {
  const path = prescribePath({ careRecipientId: 7, therapyArea: 'Incontinence' }, 31)
  const query = path.slice(path.indexOf('?'))
  expect(prescribingFrom.read(query)).toEqual({ investigation: 31 })
  expect(prescriptionAddress.read(query).prescription).toBeNull()
})
