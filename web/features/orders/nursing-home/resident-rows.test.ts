import { describe, expect, test } from 'vitest'
import { checkOrder } from '../placing/order-check.ts'
import type { ProposedLine, ProposedResident } from '../placing/proposal.ts'
import { parcelsOf } from '../placing/check/parcels.ts'
import { filledByProposal } from '../placing/start.ts'
import { asStored, astrid, proposal, proposedLine } from '../placing/testing.ts'
import { filledBySheet, targetsOf, withoutSheet } from './paste/filled-lines.ts'
import { readSheet } from './paste/read-sheet.ts'
import { residentsIn, rowsOf, rowsShown } from './resident-rows.ts'

function resident(careRecipientId: number, room: string | null, lastName: string | null): ProposedResident {
  const isProtected = lastName === null
  const careRecipient = { ...astrid, careRecipientId, lastName, protected: isProtected }
  return { careRecipient, room, patientFees: [], orderedToday: null }
}

function lineOf(careRecipientId: number, prescriptionRowId: number, changed: Partial<ProposedLine> = {}): ProposedLine {
  return proposedLine({ careRecipientId, prescriptionRowId, ...changed })
}

const residents = [resident(1, '202', 'Halldin'), resident(2, '214', 'Norrbäck'), resident(3, null, null)]
const lines = [
  lineOf(1, 11, { isDue: false, quantity: 0 }),
  lineOf(2, 21),
  lineOf(2, 22, { isDue: false, quantity: 0, product: { ...proposedLine().product, name: 'Björka Protein 200 ml' } }),
  lineOf(3, 31),
]
const of = proposal({ careRecipient: null, residents, lines })
const begun = filledByProposal(of, asStored).lines
const rows = (filled = begun) => rowsOf(of, filled, checkOrder({ emptyIsLeftOut: true }, of, filled))
const keys = (shown: ReturnType<typeof rows>) => shown.map(({ key }) => key)

describe('the rows of the residents', () => {
  test('that are due are shown first, all on request', () => {
    expect(keys(rowsShown(rows(), { onlyDue: true, search: '' }))).toEqual(['row-21', 'row-31'])
    expect(rowsShown(rows(), { onlyDue: false, search: '' })).toHaveLength(4)
    expect(residentsIn(rows())).toBe(3)
  })

  test('are found by name, room, product and item number, whatever the accents', () => {
    const found = (search: string) => keys(rowsShown(rows(), { onlyDue: false, search }))
    expect(found('norrback')).toEqual(['row-21', 'row-22'])
    expect(found('214 björka')).toEqual(['row-22'])
    expect(found('202')).toEqual(['row-11'])
    expect(found('nobody')).toEqual([])
  })

  test('that have an amount stay in sight, and one without an amount is no fault', () => {
    const typed = begun.map((line) => (line.key === 'row-11' ? { ...line, quantity: 3 } : line))
    expect(keys(rowsShown(rows(typed), { onlyDue: true, search: '' }))).toContain('row-11')
    expect(rows().find(({ key }) => key === 'row-11')?.checked).toBeNull()
  })
})

test('a sheet fills the rows it names, and those alone; nobody protected is named', () => {
  const targets = targetsOf(rows())
  const sheet = readSheet('214;Björka;3\n202;1001;2\n;1001;9', targets)
  const filled = filledBySheet(rows(), sheet)
  expect(filled.map(({ quantity }) => quantity)).toEqual([2, 14, 3, 14])
  expect(sheet.unfit.map(({ why }) => why)).toEqual(['room-unknown'])
  expect(targets.at(-1)?.room).toBeNull()

  // Taking it back leaves alone what was done since in other rows.
  const since = filled.map((line) => (line.key === 'row-31' ? { ...line, quantity: 9 } : line))
  expect(withoutSheet(since, { sheet, before: begun }).map(({ quantity }) => quantity)).toEqual([0, 14, 0, 9])
})

test('each resident gets a parcel for each day, and one more when it would hold too many lines', () => {
  const sent = [lineOf(1, 1), lineOf(2, 2), lineOf(2, 3), lineOf(2, 4, { deliveryDate: '2026-12-04' })]
  expect(
    parcelsOf(
      sent.map((line) => ({ line })),
      40,
    ),
  ).toBe(3)
  expect(
    parcelsOf(
      sent.map((line) => ({ line })),
      1,
    ),
  ).toBe(4)
})
