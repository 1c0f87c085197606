import { expect, test } from 'vitest'
import { prescriptionAddress, prescriptionPath } from './prescription-path.ts'

test.each(['view', 'edit', 'soft', 'dates', 'dispense', 'fee'] as const)(
  'the address for %s is read as it was written',
  (mode) => {
    const path = prescriptionPath({ careRecipientId: 7, therapyArea: 'Ostomy' }, 12, mode)
    expect(path).toMatch(/^\/PrescriptionWizard\/7\/Ostomy/)
    expect(prescriptionAddress.read(path.slice(path.indexOf('?')))).toEqual({ prescription: 12, do: mode })
  },
)
