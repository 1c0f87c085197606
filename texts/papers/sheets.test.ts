import { formatsFor } from '@omsorg/domain/format/formats.ts'
import { expect, test } from 'vitest'
import { textsOf } from '../all.ts'
import { handledProductsSheet } from './handled-products-sheet.ts'
import { prescriptionRowSheet, type RowToPrint } from './prescription-row-sheet.ts'
import { type ListToPrint, recipientListSheet } from './recipient-list-sheet.ts'

const reader = {
  t: textsOf('sv'),
  f: formatsFor({ locale: 'sv-SE', market: 10 }),
  by: 'Maja Lindqvist',
  now: '2026-11-20T09:42:00Z',
}
const place = { clientName: 'Region Fjällviken', placeName: 'Solgläntan' }
const person = (isProtected: boolean) => ({
  careRecipientId: 7,
  careRecipientGuid: '00000000-0000-4000-8000-000000000007',
  protected: isProtected,
  firstName: isProtected ? null : 'Åsa',
  lastName: isProtected ? null : 'Öberg',
  ssn: isProtected ? null : '19391010-8020',
  temporarySsn: false,
  birthDate: null,
  gender: 'female' as const,
  status: 'active' as const,
})

const listOf = (isProtected: boolean): ListToPrint => ({
  list: { entities: [{ ...person(isProtected), urgent: null }], totalCount: 3 } as unknown as ListToPrint['list'],
  phoneOf: new Map([[7, '+46701234567']]),
  place,
})
const textsIn = (sheet: { readonly rows: readonly (readonly (readonly { readonly text: string }[])[])[] }) =>
  sheet.rows.flatMap((row) => row.flatMap((cell) => cell.map(({ text }) => text)))

test('a list hides the last four signs of each number, and says how many there are more', () => {
  const sheet = recipientListSheet(listOf(false), reader)
  expect(textsIn(sheet)).toEqual(
    expect.arrayContaining(['Åsa Öberg', '19391010-••••', expect.stringMatching(/^070.123.45.67$/u)]),
  )
  expect(sheet.lead).toBe('De första 1 av 3 personer')
})

test('of a protected person a list has no name, number or phone (O-3-06)', () => {
  const told = JSON.stringify(recipientListSheet(listOf(true), reader))
  expect(told).toContain(textsOf('sv').careRecipients.protected.title)
  expect(told).not.toMatch(/Åsa|Öberg|1939|0701/)
})

const row = {
  prescriptionRowId: 1,
  itemNumber: '410226',
  product: { name: 'Norrdun Komfort M', unit: 'piece' },
  consumption: 4,
  consumptionPeriod: 'day',
  calculationPeriod: 12,
  withdrawals: 4,
  extraWithdrawals: 0,
  withdrawalsRemaining: 2,
  packagesPerWithdrawal: 14,
  intervalDays: 91,
  lastOrderDate: '2026-10-21',
  note: 'Byts kl. 07',
  cutOption: 'none',
  cutSize: null,
  status: 'active',
}
const prescription = {
  therapyArea: 'Incontinence',
  startDate: '2026-05-06',
  endDate: '2027-05-05',
  status: 'active',
  prescribedBy: { name: 'Erik Sandvall', onBehalfOf: null },
  patientFee: { amount: 10_000, percentage: null },
}
const printed = (shows: boolean) =>
  ({
    prescription,
    row,
    invoiceArea: null,
    settings: { showsPrices: shows, showsNote: shows, showsPrescriber: shows, headerText: '' },
  }) as unknown as RowToPrint

test('what the settings of a care place leave out of a print leaves neither heading nor gap', () => {
  const { t } = reader
  const titles = (shows: boolean) =>
    prescriptionRowSheet(printed(shows), { ...place, person: person(false) }, reader).sections?.map(
      ({ title }) => title,
    )
  const { item, amount, time, payment } = t.prints.row.sections
  expect(titles(true)).toEqual([item, amount, time, payment, t.prints.handled.columns.note])
  expect(titles(false)).toEqual([item, amount, time])
})

test('the products of an area stand below its name, and dates have one form (O-9-16)', () => {
  const both = [prescription, { ...prescription, therapyArea: 'Ostomy' }].map((each) => ({ ...each, rows: [row, row] }))
  const sheet = handledProductsSheet(both as never, { ...place, person: person(true) }, reader)
  const { names } = reader.t.therapyAreas
  expect([...(sheet.headings ?? [])]).toEqual([
    [0, { title: names.Incontinence }],
    [2, { title: names.Ostomy }],
  ])
  expect(textsIn(sheet)).toEqual(expect.arrayContaining(['2026-05-06', '2027-05-05', '2026-10-21']))
  expect([sheet.facts, sheet.notice?.title]).toEqual([[], reader.t.prints.hidden.title])
})
