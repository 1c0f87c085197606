import { readReportFile } from '@omsorg/contract/reports/job/read-report-file.ts'
import { listReports } from '@omsorg/contract/reports/job/list-reports.ts'
import type { ReportView } from '@omsorg/contract/reports/job/report-view.ts'
import { reportFileName } from '@omsorg/domain/reports/report/report-kinds.ts'
import type { AllTexts } from '@omsorg/texts/shape.ts'
import { call } from '../../../platform/calls/client.ts'
import { refetch } from '../../../platform/calls/query.ts'
import { saveFile } from '../../../platform/files/save-file.ts'
import { messages } from '../../../platform/messages.ts'
import { createFollowing } from './follow-report.ts'

/** Fetches the file of a report; what went wrong was said. */
export async function fetchFile({ reportId, reportType, from, to }: ReportView): Promise<boolean> {
  const result = await call(readReportFile, { params: { reportId } })
  if (result.ok) saveFile(result.value as Blob, reportFileName(reportType, from, to))
  return result.ok
}

const follow = createFollowing({
  now: () => performance.now(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  async look(reportId) {
    const listed = await call(listReports, {}, { silent: true })
    if (listed.ok) return listed.value.reports.find((each) => each.reportId === reportId) ?? null
    return listed.definite || listed.reason === 'signed-out' ? null : 'no-answer'
  },
})

/** Says when a report has ended, also when its page is left; one that has just been asked for comes by itself if it is quick. */
export async function watchReport(
  { reportId, reportType }: ReportView,
  t: AllTexts,
  { isJustAsked }: { readonly isJustAsked: boolean },
): Promise<void> {
  const { jobs } = t.reports
  const kind = t.reportColumns.titles[reportType]
  const end = await follow(reportId, isJustAsked)
  if (!end) return
  await refetch([listReports])
  const { report, comesAtOnce } = end
  if (report?.state === 'done' && comesAtOnce) await fetchFile(report)
  else if (report?.state === 'done')
    messages.announce({
      kind: 'toast',
      tone: 'success',
      text: jobs.isDone({ kind }),
      action: { word: jobs.fetch, run: () => void fetchFile(report) },
    })
  else if (report?.state === 'failed')
    messages.announce({ kind: 'toast', tone: 'error', text: jobs.isFailed({ kind }) })
}
