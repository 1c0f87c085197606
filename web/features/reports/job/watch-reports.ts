import { readReportFile } from '@omsorg/contract/reports/job/read-report-file.ts'
import { listReports } from '@omsorg/contract/reports/job/list-reports.ts'
import type { ReportView } from '@omsorg/contract/reports/job/report-view.ts'
import { reportFileName } from '@omsorg/domain/reports/report/report-kinds.ts'
import type { AllTexts } from '@omsorg/texts/shape.ts'
import { call } from '../../../platform/calls/client.ts'
import { refetch } from '../../../platform/calls/query.ts'
import { saveFile } from '../../../platform/files/save-file.ts'
import { messages } from '../../../platform/messages.ts'

/** What is done by then just comes; what takes longer says so when it is done, wherever somebody is. */
const comesAtOnceWithin = 3_000
const soon = 500
const later = 2_500

/** Fetches the file of a report; what went wrong was said. */
export async function fetchFile({ reportId, reportType, from, to }: ReportView): Promise<boolean> {
  const result = await call(readReportFile, { params: { reportId } })
  if (result.ok) saveFile(result.value as Blob, reportFileName(reportType, from, to))
  return result.ok
}

/** Follows a report that somebody has asked for until it has ended, also when its page is left. */
export async function watchReport(asked: ReportView, t: AllTexts): Promise<void> {
  const began = performance.now()
  const { jobs } = t.reports
  const kind = t.reportColumns.titles[asked.reportType]
  for (;;) {
    const isSoon = performance.now() - began < comesAtOnceWithin
    await new Promise((resolve) => setTimeout(resolve, isSoon ? soon : later))
    const listed = await call(listReports, {}, { silent: true })
    const report = listed.ok ? listed.value.reports.find(({ reportId }) => reportId === asked.reportId) : undefined
    if (report?.state === 'waiting' || report?.state === 'making') continue
    await refetch([listReports])
    if (report?.state === 'done' && isSoon) await fetchFile(report)
    else if (report?.state === 'done')
      messages.announce({
        kind: 'toast',
        tone: 'success',
        text: jobs.isDone({ kind }),
        action: { word: jobs.fetch, run: () => void fetchFile(report) },
      })
    else if (report?.state === 'failed')
      messages.announce({ kind: 'toast', tone: 'error', text: jobs.isFailed({ kind }) })
    return
  }
}
