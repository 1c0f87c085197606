import { validatorOf } from '@omsorg/contract/endpoint.ts'
import { updateDispense } from '@omsorg/contract/prescriptions/change/update-dispense.ts'
import { expect, test } from 'vitest'
import { basis, item, stored, storedRow } from '../prescription/wizard/form/testing.ts'
import { dispenseErrorsOf, dispenseFieldsOf, dispenseRowsOf, dispenseToSend } from './dispense-fields.ts'

const drawn = storedRow({ withdrawalsRemaining: 2, remainingPackages: 28 })

test('only rows of items that need a dispensation can be changed', () => {
  const given = basis({ items: [item({ agreementLetter: 'D' }), item({ itemNumber: 'B' })] })
  const standing = stored({ rows: [storedRow(), storedRow({ prescriptionRowId: 32, itemNumber: 'B' })] })
  expect(dispenseRowsOf(standing, given).map(({ itemNumber }) => itemNumber)).toEqual(['A'])
})

test.each([
  [{}, {}],
  [{ withdrawals: '1' }, { withdrawals: 'withdrawals-below-drawn', packagesPerWithdrawal: 'packages-below-drawn' }],
  [{ withdrawals: '0' }, { withdrawals: 'withdrawals-wrong', packagesPerWithdrawal: 'packages-below-drawn' }],
  [{ withdrawals: '13' }, { withdrawals: 'withdrawals-wrong' }],
  [{ packagesPerWithdrawal: '' }, { packagesPerWithdrawal: 'packages-missing' }],
  [{ packagesPerWithdrawal: '6' }, { packagesPerWithdrawal: 'packages-below-drawn' }],
  [{ packagesPerWithdrawal: '7' }, {}],
] as const)('%o: %o', (changed, faults) => {
  expect(dispenseErrorsOf({ ...dispenseFieldsOf(drawn), ...changed }, drawn, 12)).toEqual(faults)
})

test('only the rows that were changed are sent, and the flavours keep their shares', () => {
  const flavors = [
    { itemNumber: 'V', name: 'V', packages: 10, consumption: 3 },
    { itemNumber: 'M', name: 'M', packages: 4, consumption: 1 },
  ]
  const rows = [storedRow({ flavors }), storedRow({ prescriptionRowId: 32, itemNumber: 'B' })]
  const fields = rows.map(dispenseFieldsOf).map((row, at) => (at === 0 ? { ...row, packagesPerWithdrawal: '7' } : row))
  expect(validatorOf(updateDispense.input).parse(dispenseToSend(fields, rows, stored()))).toEqual({
    prescriptionId: 30,
    rowVersion: 8,
    rows: [
      {
        prescriptionRowId: 31,
        note: '',
        withdrawals: 4,
        packagesPerWithdrawal: 7,
        flavors: [
          { itemNumber: 'V', packages: 5, consumption: 3 },
          { itemNumber: 'M', packages: 2, consumption: 1 },
        ],
      },
    ],
  })
})
