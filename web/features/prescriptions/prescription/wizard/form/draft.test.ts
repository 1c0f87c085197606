import { expect, test } from 'vitest'
import type { Basis, Stored } from './basis.ts'
import { beginAnew, beginFrom } from './beginning.ts'
import { draftToSave, fieldsOfDraft } from './draft.ts'
import type { PrescriptionFields, RowFields } from './fields.ts'
import { basis, item, runningRow, stored } from './testing.ts'

const standing = stored()
const two = basis({ items: [item(), item({ itemNumber: 'B' })] })

function filled(given: Basis, changed: Partial<PrescriptionFields>, row: Partial<RowFields> = {}): PrescriptionFields {
  const fields = beginAnew(given, 'sv-SE')
  return { ...fields, rows: fields.rows.map((each) => ({ ...each, ...row })), ...changed }
}

function kept(fields: PrescriptionFields, given = basis(), of: Stored | null = null) {
  const {
    careRecipientId: _,
    therapyArea: __,
    prescriptionId: ___,
    ...draft
  } = draftToSave({ fields, step: 'period' }, { basis: given, stored: of })
  return draft as Parameters<typeof fieldsOfDraft>[0]
}

function resumed(fields: PrescriptionFields, now = basis(), before = now) {
  return fieldsOfDraft(kept(fields, before), { basis: now, stored: null }, beginAnew(now, 'sv-SE'), 'sv-SE')
}

test('what was filled in comes back as it was typed, right or wrong', () => {
  const fields = filled(basis(), { note: 'Halvt', withdrawals: 'fyra' }, { amount: 'många', packages: '0', note: 'x' })
  expect(resumed(fields)).toEqual(fields)
})

test('what was chosen meanwhile comes along, what was taken out stays out', () => {
  const one = filled(basis(), { note: 'Halvt' })
  expect(resumed(one, two, basis())?.rows.map(({ itemNumber }) => itemNumber)).toEqual(['A', 'B'])
  const without = { ...filled(two, {}), rows: filled(two, {}).rows.slice(0, 1) }
  expect(resumed(without, two)?.rows.map(({ itemNumber }) => itemNumber)).toEqual(['A'])
})

test('what was prescribed or taken away meanwhile is gone', () => {
  expect(resumed(filled(two, {}), basis(), two)?.rows.map(({ itemNumber }) => itemNumber)).toEqual(['A'])
  const running = { ...two, running: [runningRow()] }
  expect(resumed(filled(two, {}), running, two)?.rows.map(({ itemNumber }) => itemNumber)).toEqual(['B'])
})

test('a consumption that was changed elsewhere meanwhile counts', () => {
  const cart = { ...item().cart!, consumption: 6 }
  const now = basis({ items: [item({ cart })] })
  expect(resumed(filled(basis(), {}, { packages: '3' }), now, basis())?.rows[0]).toMatchObject({
    amount: '6',
    packages: '3',
  })
})

test('a start that has passed while it lay is today, and the end follows', () => {
  const later = { ...basis(), today: '2026-11-25' }
  expect(resumed(filled(basis(), {}), later, basis())).toMatchObject({ startDate: '2026-11-25', endDate: '2027-11-24' })
  const ahead = filled(basis(), { startDate: '2026-12-01' })
  expect(resumed(ahead, later, basis())?.startDate).toBe('2026-12-01')
})

test('a customer number that no longer serves is chosen anew', () => {
  const fields = filled(basis(), { customerNumber: '1999', invoiceAreaId: '9' })
  expect(resumed(fields)).toMatchObject({ customerNumber: '1001', invoiceAreaId: '' })
})

test('a change of a prescription comes back on the version that it was made on, and on no other', () => {
  const fields = { ...beginFrom(basis(), standing, 'sv-SE'), note: 'Ändrat' }
  const begun = beginFrom(basis(), standing, 'sv-SE')
  const draft = kept(fields, basis(), standing)
  expect(fieldsOfDraft(draft, { basis: basis(), stored: standing }, begun, 'sv-SE')).toEqual(fields)
  const changed = stored({ rowVersion: standing.rowVersion + 1 })
  expect(fieldsOfDraft(draft, { basis: basis(), stored: changed }, begun, 'sv-SE')).toBeNull()
})
