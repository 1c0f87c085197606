import { askReport } from '@omsorg/contract/reports/job/ask-report.ts'
import { listReports } from '@omsorg/contract/reports/job/list-reports.ts'
import { mostRows, reportColumns, reportFileName } from '@omsorg/domain/reports/report/report-kinds.ts'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useAction } from '../../../platform/calls/use-action.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { lowerEdge } from '../../../ui/layout/Page.tsx'
import { watchReport } from '../job/watch-reports.ts'
import css from './Reports.module.css'
import type { ReportInput } from './ReportsPage.tsx'

interface FileFootProps {
  readonly input: ReportInput
  /** Null while they are counted. */
  readonly rows: number | null
}

/** The file that would be made, and the one button that makes it. */
export function FileFoot({ input, rows }: FileFootProps) {
  const [t, f] = useTextsAndFormat()
  const { file: words } = t.reports
  const ask = useAction(askReport, { outdates: [listReports] })
  const columns = reportColumns[input.reportType]
  const isTooLong = rows !== null && rows > mostRows

  async function make(): Promise<void> {
    const result = await ask.run({ input })
    if (result?.ok) void watchReport(result.value, t, { isJustAsked: true })
  }

  return (
    <div className={css.file}>
      <p className={css.words}>
        <b>{reportFileName(input.reportType, input.from, input.to)}</b>
        <small>
          {rows === 0
            ? words.empty
            : rows !== null &&
              words.size({
                rows: t.reports.figures.rows({ count: rows }),
                columns: words.columns({ count: Object.keys(columns).length }),
              })}
          {'careRecipientId' in columns && ` ${words.numbers}`}
        </small>
      </p>
      <div className={lowerEdge}>
        <Button
          variant="primary"
          icon={<IconDownload />}
          busy={ask.busy}
          reason={isTooLong ? words.tooMany({ most: f.number(mostRows) }) : undefined}
          onClick={() => void make()}
        >
          {words.make}
        </Button>
      </div>
    </div>
  )
}
