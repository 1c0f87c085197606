import { describe, expect, test } from 'vitest'
import { item, checked, names, row, settings, today } from './checked-in-tests.ts'
import { checkFee } from './prescribe.ts'
import { prescriptionStatus } from '../row/row.ts'

describe('everything that is wrong is found at its field, first failing first', () => {
  test('in the head', () => {
    const wrong = {
      type: 'dispense',
      patientDataOwnerId: 'other',
      customerNumber: '9',
      payerCustomerNumber: '9',
      note: 'x',
      fee: { amount: 1, percentage: null },
      end: today,
    } as const
    expect(names(checked([], { settings: { ...settings, noteEnabled: false } }, wrong))).toEqual([
      'no-rows rows',
      'end-not-after-start endDate',
      'type-not-allowed type',
      'data-owner-wrong patientDataOwnerId',
      'customer-number-missing customerNumber',
      'payer-mismatch payerCustomerNumber',
      'fee-not-by-setting patientFee',
      'note-not-enabled note',
    ])
  })

  test('in several rows at once', () => {
    const rows = [
      row({ packagesPerWithdrawal: null }),
      row({ itemNumber: '2', cutOption: 'standard' }),
      row({ itemNumber: '3', withdrawals: 13, note: 'x', invoiceAreaId: 9 }),
    ]
    expect(names(checked(rows, { settings: { ...settings, cutAllowed: true, noteEnabled: false } }))).toEqual([
      'packages-missing rows[0].packagesPerWithdrawal',
      'cut-size-missing rows[1].cutSize',
      'withdrawals-wrong rows[2].withdrawals',
      'invoice-area-not-found rows[2].invoiceAreaId',
      'note-not-enabled rows[2].note',
    ])
  })

  test('and what hangs on a period is not judged by one that is wrong itself', () => {
    const found = checked([row({ withdrawals: 400, packagesPerWithdrawal: null })], {}, { end: null, months: null })
    expect(names(found)).toEqual(['end-date-missing endDate', 'packages-missing rows[0].packagesPerWithdrawal'])
  })
})

describe('an item', () => {
  test.each([
    ['not-in-agreement', 'outside-agreement'],
    ['needs-wider-right', 'outside-agreement'],
    ['needs-specialist', 'outside-agreement'],
    ['needs-dispense-handler', 'outside-agreement'],
    ['not-sellable', 'not-sellable'],
  ] as const)('that is withheld as %s is found as %s, unless its row stays as it was', (withheld, name) => {
    const held = { ...item, withheld }
    expect(names(checked([row({}, { item: held })]))).toEqual([`${name} rows[0].itemNumber`])
    expect(names(checked([row({}, { item: held, itemIsChecked: false, isNew: false })]))).toEqual([])
  })

  test('of the pca assortment is prescribed in its area, whatever it is used for', () => {
    const pca = row({}, { item: { ...item, isPca: true } })
    expect(names(checked([pca], {}, { therapyArea: 'Pca' }))).toEqual([])
    expect(names(checked([row()], {}, { therapyArea: 'Pca' }))).toEqual(['item-of-other-area rows[0].itemNumber'])
  })
})

describe('what runs already', () => {
  const running = [['1100', '1200']]

  test('in whole is a prescription that exists, in part a row that exists', () => {
    expect(names(checked([row(), row({ itemNumber: '1200' })], { running }))).toEqual(['prescription-exists rows'])
    expect(names(checked([row()], { running }))).toEqual(['row-exists rows[0].itemNumber'])
  })

  test('does not hinder what is not confirmed or begins later', () => {
    expect(names(checked([row()], { running }, { confirm: false }))).toEqual([])
    expect(names(checked([row()], { running }, { start: today.add({ days: 1 }) }))).toEqual([])
  })

  test('beside a running one hinders its new rows alone', () => {
    const stored = { status: prescriptionStatus.active, start: today }
    const rows = [row({}, { isNew: false }), row({ itemNumber: '1200' })]
    expect(names(checked(rows, { running, stored }))).toEqual(['row-exists rows[1].itemNumber'])
  })

  test('on the prescription itself comes once', () => {
    expect(names(checked([row(), row()]))).toEqual(['row-exists rows[1].itemNumber'])
    expect(names(checked([row()], { itemsThatStay: ['1100'] }))).toEqual(['row-exists rows[0].itemNumber'])
  })
})

describe('who pays', () => {
  const payer = (set: string | null, asked: string | null, payers = ['1001', '1002']) => {
    const found = checked(
      [row()],
      { payers, settings: { ...settings, payerCustomerNumber: set } },
      { payerCustomerNumber: asked },
    )
    return found.settled ? found.settled.payerCustomerNumber : names(found)
  }

  test('is whoever is set, else whoever is asked for, else the payer of the area', () => {
    expect([payer('1002', null), payer(null, '1002'), payer(null, null), payer(null, null, [])]).toEqual([
      '1002',
      '1002',
      '1001',
      null,
    ])
  })

  test('is nobody else than who is set, nor a number that pays nothing', () => {
    const mismatch = ['payer-mismatch payerCustomerNumber']
    expect([payer('1002', '1001'), payer('9', null), payer(null, '9')]).toEqual([mismatch, mismatch, mismatch])
  })
})

test.each([
  ['fixed', { amount: 1, percentage: null }, null],
  ['fixed', { amount: null, percentage: 1 }, '.percentage'],
  ['fixed', { amount: null, percentage: null }, '.amount'],
  ['fixed', { amount: 1, percentage: null, type: 'percentage' }, '.type'],
  ['fixed', { amount: 1, percentage: null, method: 'per-withdrawal' }, '.method'],
  ['percentage', { amount: null, percentage: 1 }, null],
  ['percentage', { amount: 1, percentage: null }, '.amount'],
  ['percentage', { amount: null, percentage: null }, '.percentage'],
] as const)('a fee where %s is taken, given as %j, is wrong at %j', (type, fee, at) => {
  expect(checkFee(fee, { method: 'per-month', type })).toBe(at)
  expect(checkFee(fee, null)).toBe('')
})
