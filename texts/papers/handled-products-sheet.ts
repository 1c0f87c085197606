import type { PrescriptionView } from '@omsorg/contract/prescriptions/prescription/prescription-view.ts'
import { consumptionText } from './consumption-text.ts'
import type { PaperReader } from './paper.ts'
import { type PaperHead, sheetOfPerson } from './person-on-paper.ts'
import type { Sheet, SheetHeading, SheetRow } from './sheet.ts'

type Prescribed = Pick<PrescriptionView, 'therapyArea' | 'startDate' | 'endDate' | 'status' | 'prescribedBy' | 'rows'>

/** The products that are prescribed to a person, those of an area below its name. */
export function handledProductsSheet(
  prescriptions: readonly Prescribed[],
  head: PaperHead,
  reader: PaperReader,
): Sheet {
  const { t, f } = reader
  const { title, columns, empty } = t.prints.handled
  const byArea = Map.groupBy(prescriptions, ({ therapyArea }) => therapyArea)
  const rows: SheetRow[] = []
  const headings = new Map<number, SheetHeading>()
  for (const [area, each] of byArea) {
    const below = each.flatMap((prescription) => prescription.rows.map((row) => rowOf(prescription, row, reader)))
    if (below.length > 0) headings.set(rows.length, { title: t.therapyAreas.names[area] })
    rows.push(...below)
  }
  const products = t.prints.products({ count: rows.length })
  return {
    ...sheetOfPerson(head, reader),
    title,
    kind: title,
    ...(rows.length > 0 ? { lead: t.prints.asOf({ products, date: f.date(reader.now.slice(0, 10)) }) } : {}),
    landscape: false,
    rowHeads: true,
    columns: [
      { head: columns.product, share: 3.4 },
      { head: columns.consumption, share: 1.9 },
      { head: columns.period, share: 1.7 },
      { head: columns.left, share: 1.4 },
      { head: columns.lastOrdered, share: 1.6 },
      { head: columns.note, share: 2.2 },
    ],
    headings,
    rows,
    empty,
  }
}

function rowOf(
  { startDate, endDate }: Prescribed,
  row: PrescriptionView['rows'][number],
  { t, f }: PaperReader,
): SheetRow {
  const { product, consumption, consumptionPeriod } = row
  const use = consumptionText(t, { consumption, consumptionPeriod, unit: product.unit })
  const granted = row.withdrawals + row.extraWithdrawals
  return [
    [
      { text: product.name, look: 'bold' },
      { text: row.itemNumber, look: 'quiet' },
    ],
    [{ text: use ?? t.common.words.notSet }],
    [{ text: f.date(startDate) }, { text: f.date(endDate) }],
    [{ text: t.prints.leftOf({ left: f.number(row.withdrawalsRemaining), of: f.number(granted) }) }],
    [{ text: row.lastOrderDate ? f.date(row.lastOrderDate) : '' }],
    [{ text: row.note ?? '' }],
  ]
}

/** The same to be pasted elsewhere: item number, name and packages of a withdrawal, a line each, with tabs between. */
export function handledProductsText(prescriptions: readonly Prescribed[]): string {
  return prescriptions
    .flatMap(({ rows }) => rows)
    .map((row) => [row.itemNumber, row.product.name.replaceAll(/\s+/g, ' '), row.packagesPerWithdrawal].join('\t'))
    .map((line) => `${line}\n`)
    .join('')
}
