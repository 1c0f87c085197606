import type { ReportKind } from '@omsorg/domain/reports/report/report-kinds.ts'
import type { AllTexts } from '@omsorg/texts/shape.ts'
import type { Transaction } from '../../../platform/database.ts'
import { othersFirst } from '../../../platform/sheets/others-first.ts'
import type { Asked, Keyed } from './asked.ts'
import type { ReportSource, RowPage } from './report-source.ts'
import { reportSources } from './report-sources.ts'

export interface PlaceOfReport {
  readonly id: string
  readonly client_id: string
}

/** Reads one page in a transaction of its own, and does what belongs to it there, such as noting whom it names. */
export type ReadPage = <Kind extends ReportKind>(
  read: (tx: Transaction) => Promise<RowPage<Kind>>,
  place: PlaceOfReport,
) => Promise<RowPage<Kind>>

/** The rows of a report, place by place and page by page; nobody waits longer for it than one page takes. */
export async function* rowsOfReport(
  kind: ReportKind,
  asked: Asked,
  places: readonly PlaceOfReport[],
  { t, readPage }: { readonly t: AllTexts; readonly readPage: ReadPage },
): AsyncGenerator<Readonly<Record<string, string | number | null>>> {
  const source = reportSources[kind] as ReportSource<ReportKind>
  for (const place of places) {
    let after: Keyed | null = { at: asked.fromAt, id: 0 }
    if (kind === 'Prescriptions') after = { at: '-infinity', id: 0 }
    while (after) {
      const { at: afterAt, id: afterId }: Keyed = after
      const page: RowPage<ReportKind> = await readPage(
        (tx) => source.page(tx, { ...asked, carePlaceId: place.id, afterAt, afterId, limit: source.pageSize }, t),
        place,
      )
      yield* page.rows
      after = page.last
      await othersFirst()
    }
  }
}
