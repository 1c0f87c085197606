import type { ShownAuthor } from '@omsorg/contract/author.ts'
import type { PrescriptionView } from '@omsorg/contract/prescriptions/prescription/prescription-view.ts'
import { authorName } from '../author-name.ts'
import type { PaperReader } from './paper.ts'
import { type PaperHead, sheetOfPerson } from './person-on-paper.ts'
import type { Sheet } from './sheet.ts'

/** Who closed what was prescribed, by the id of its row. */
export type Closers = ReadonlyMap<number, ShownAuthor | null>

/** Everything that was ever prescribed to a person, product by product. */
export function prescriptionHistorySheet(
  prescriptions: readonly PrescriptionView[],
  closers: Closers,
  head: PaperHead,
  reader: PaperReader,
): Sheet {
  const { t, f } = reader
  const { title, columns } = t.prints.history
  return {
    ...sheetOfPerson(head, reader),
    title,
    kind: title,
    rowHeads: true,
    landscape: true,
    columns: [
      { head: t.prints.handled.columns.product, share: 4 },
      { head: t.prints.handled.columns.area, share: 2 },
      { head: columns.start, share: 1.5 },
      { head: columns.end, share: 1.5 },
      { head: columns.status, share: 1.6 },
      { head: columns.used, share: 1.4 },
      { head: columns.prescribedBy, share: 2.2 },
      { head: columns.closedBy, share: 2.2 },
    ],
    rows: prescriptions.flatMap(({ therapyArea, startDate, endDate, status, prescribedBy, rows }) =>
      rows.map((row) => {
        const granted = row.withdrawals + row.extraWithdrawals
        const closer = closers.get(row.prescriptionRowId)
        return [
          [
            { text: row.product.name, look: 'bold' as const },
            { text: row.itemNumber, look: 'quiet' as const },
          ],
          [{ text: t.therapyAreas.names[therapyArea] }],
          [{ text: f.date(startDate) }],
          [{ text: f.date(endDate) }],
          [{ text: row.status === 'closed' ? t.statuses.row.closed : t.statuses.prescription[status] }],
          [{ text: t.prints.leftOf({ left: f.number(granted - row.withdrawalsRemaining), of: f.number(granted) }) }],
          [{ text: authorName(prescribedBy, t) }],
          [{ text: closer === undefined ? '' : authorName(closer, t) || t.renewing.history.system }],
        ]
      }),
    ),
    empty: t.renewing.history.empty,
  }
}
