import type { PrescriptionView } from '@omsorg/contract/prescriptions/prescription/prescription-view.ts'
import { consumptionText } from './consumption-text.ts'
import type { PaperReader } from './paper.ts'
import { type PaperHead, sheetOfPerson } from './person-on-paper.ts'
import type { Sheet, SheetRow } from './sheet.ts'

type Prescribed = Pick<PrescriptionView, 'therapyArea' | 'startDate' | 'endDate' | 'status' | 'prescribedBy' | 'rows'>

/** The products that are prescribed to a person, those of an area below each other. */
export function handledProductsSheet(
  prescriptions: readonly Prescribed[],
  head: PaperHead,
  reader: PaperReader,
): Sheet {
  const { t } = reader
  const { title, columns, empty } = t.prints.handled
  return {
    ...sheetOfPerson(head, reader),
    title,
    landscape: true,
    columns: [
      { head: columns.area, share: 2 },
      { head: columns.itemNumber, share: 1.9 },
      { head: columns.product, share: 3.6 },
      { head: columns.consumption, share: 2 },
      { head: columns.period, share: 2.2 },
      { head: columns.left, share: 1.6 },
      { head: columns.lastOrdered, share: 1.8 },
      { head: columns.note, share: 3 },
    ],
    rows: prescriptions.flatMap((each) => each.rows.map((row) => rowOf(each, row, reader))),
    empty,
  }
}

function rowOf(
  { therapyArea, startDate, endDate }: Prescribed,
  row: PrescriptionView['rows'][number],
  { t, f }: PaperReader,
): SheetRow {
  const { product, consumption, consumptionPeriod } = row
  const use = consumptionText(t, { consumption, consumptionPeriod, unit: product.unit })
  const granted = row.withdrawals + row.extraWithdrawals
  return [
    t.therapyAreas.names[therapyArea],
    row.itemNumber,
    product.name,
    use ?? t.common.words.notSet,
    t.renewing.history.period({ from: f.date(startDate), to: f.date(endDate) }),
    t.prints.leftOf({ left: f.number(row.withdrawalsRemaining), of: f.number(granted) }),
    row.lastOrderDate ? f.date(row.lastOrderDate) : '',
    row.note ?? '',
  ].map((text) => [{ text }])
}

/** The same to be pasted elsewhere: item number, name and packages of a withdrawal, a line each, with tabs between. */
export function handledProductsText(prescriptions: readonly Prescribed[]): string {
  return prescriptions
    .flatMap(({ rows }) => rows)
    .map((row) => [row.itemNumber, row.product.name.replaceAll(/\s+/g, ' '), row.packagesPerWithdrawal].join('\t'))
    .map((line) => `${line}\n`)
    .join('')
}
