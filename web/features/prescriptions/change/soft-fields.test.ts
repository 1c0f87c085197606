import { validatorOf } from '@omsorg/contract/endpoint.ts'
import { softUpdatePrescription } from '@omsorg/contract/prescriptions/change/soft-update-prescription.ts'
import { expect, test } from 'vitest'
import { basis, stored, storedRow } from '../prescription/wizard/form/testing.ts'
import { softErrorsOf, softFieldsOf, softToSend } from './soft-fields.ts'

const standing = stored({
  rows: [
    storedRow({ cutOption: 'standard', cutSize: 30 }),
    storedRow({ prescriptionRowId: 32, itemNumber: 'B' }),
    storedRow({ prescriptionRowId: 33, itemNumber: 'C', status: 'closed' }),
  ],
})
const before = softFieldsOf(standing)

test('closed rows stay as they are', () => {
  expect(before.rows.map(({ prescriptionRowId }) => prescriptionRowId)).toEqual([31, 32])
})

test('only what was changed is sent', () => {
  const fields = { ...before, rows: before.rows.map((row, at) => (at === 1 ? { ...row, note: ' x ' } : row)) }
  const sent = softToSend(fields, before, standing)
  expect(validatorOf(softUpdatePrescription.input).parse(sent)).toEqual({
    prescriptionId: 30,
    rowVersion: 8,
    rows: [{ prescriptionRowId: 32, note: 'x' }],
    patientFee: null,
  })
})

test('a row that is no longer cut loses its size', () => {
  const fields = {
    ...before,
    rows: before.rows.map((row, at) => (at === 0 ? { ...row, cutOption: 'none' as const } : row)),
  }
  expect(softToSend(fields, before, standing).rows).toEqual([
    { prescriptionRowId: 31, cutOption: 'none', cutSize: null },
  ])
})

test.each([
  ['', 'cut-size-missing'],
  ['14', 'cut-size-wrong'],
  ['71', 'cut-size-wrong'],
  ['15', undefined],
  ['70', undefined],
] as const)('a standard cut of "%s" mm: %s', (cutSize, fault) => {
  const row = { ...before.rows[0]!, cutSize }
  expect(softErrorsOf(row, basis()).cutSize).toBe(fault)
})

test('an invoice area that is required is not taken away', () => {
  const given = basis({ settings: { ...basis().settings, invoiceAreaRequired: true } })
  expect(softErrorsOf(before.rows[0]!, given)).toMatchObject({ invoiceAreaId: 'invoice-area-missing' })
})
