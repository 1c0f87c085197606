import type { ReportFigures } from '@omsorg/contract/reports/report/read-report-figures.ts'
import type { ReportKind, ReportRow } from '@omsorg/domain/reports/report/report-kinds.ts'
import type { AllTexts } from '@omsorg/texts/shape.ts'
import type { Transaction } from '../../../platform/database.ts'
import type { Asked, Keyed, PageAsked } from './asked.ts'

/** Some rows of a care place, and whom they name. */
export interface RowPage<Kind extends ReportKind> {
  readonly rows: readonly ReportRow<Kind>[]
  readonly careRecipientIds: readonly number[]
  /** The last row, behind which the next page begins; null when nothing follows. */
  readonly last: Keyed | null
}

/** What a report of one kind is made of. */
export interface ReportSource<Kind extends ReportKind> {
  /** How much of a page is asked for, in rows or in orders. */
  readonly pageSize: number
  count(tx: Transaction, asked: Asked, placeIds: readonly string[]): Promise<Counted>
  page(tx: Transaction, asked: PageAsked, t: AllTexts): Promise<RowPage<Kind>>
}

export type Counted = Pick<ReportFigures, 'rows' | 'facts' | 'isMoney' | 'cells'>

/** A page of records as rows; a page that is not full is the last one. */
export function pageOf<Kind extends ReportKind, Found extends Keyed>(
  records: readonly Found[],
  limit: number,
  rowOf: (record: Found) => ReportRow<Kind>,
  personOf: (record: Found) => number | null = () => null,
): RowPage<Kind> {
  return {
    rows: records.map(rowOf),
    careRecipientIds: records.flatMap((record) => personOf(record) ?? []),
    last: records.length < limit ? null : (records.at(-1) ?? null),
  }
}

export const count = (key: string, value: number) => ({ key, value, isMoney: false })
export const money = (key: string, value: number) => ({ key, value, isMoney: true })
