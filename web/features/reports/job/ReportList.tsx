import { askReport } from '@omsorg/contract/reports/job/ask-report.ts'
import { cancelReport } from '@omsorg/contract/reports/job/cancel-report.ts'
import { listReports } from '@omsorg/contract/reports/job/list-reports.ts'
import type { ReportView } from '@omsorg/contract/reports/job/report-view.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useEffect, useRef, useState } from 'react'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Badge, type Tone } from '../../../ui/feedback/Badge.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { ProgressBar } from '../../../ui/feedback/ProgressBar.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { WithDates } from '../../../ui/text/WithDates.tsx'
import css from '../report/Reports.module.css'
import { isUnderWay } from './follow-report.ts'
import { fetchFile, watchReport } from './watch-reports.ts'

const whileMaking = 1_000

/** What somebody has asked for: how far it is, and the files of the last seven days. */
export function ReportList() {
  const [t, f] = useTextsAndFormat()
  const { jobs: words } = t.reports
  // Where the line is away while one is made the band says so; what is known stays.
  const answer = useAnswer(
    listReports,
    {},
    { silent: true, again: (data) => (data?.reports.some(isUnderWay) === true ? whileMaking : false) },
  )
  const reports = answer.data?.reports
  const making = reports?.filter(isUnderWay).length ?? 0
  const done = reports?.filter(({ keptUntil }) => keptUntil !== null).length ?? 0
  return (
    <Card title={words.title} note={reports && words.note({ making: f.number(making), done: f.number(done) })}>
      {!reports ? (
        <div className={css.empty}>
          <InsteadOfAnswer answer={answer} rows={2} />
        </div>
      ) : reports.length === 0 ? (
        <div className={css.empty}>
          <Empty title={words.none}>{words.noneNext}</Empty>
        </div>
      ) : (
        <ul aria-label={words.title}>
          {reports.map((report) => (
            <ReportItem key={report.reportId} report={report} />
          ))}
        </ul>
      )}
    </Card>
  )
}

type Shown = keyof typeof tones

const tones = {
  waiting: 'quiet',
  making: 'info',
  done: 'fresh',
  empty: 'quiet',
  failed: 'error',
  cancelled: 'quiet',
  gone: 'quiet',
} as const satisfies Readonly<Record<string, Tone>>

function shownAs({ state, rowsTotal, keptUntil }: ReportView): Shown {
  if (state !== 'done') return state
  if (keptUntil === null) return 'gone'
  return rowsTotal === 0 ? 'empty' : 'done'
}

function ReportItem({ report }: { readonly report: ReportView }) {
  const [t, f] = useTextsAndFormat()
  const { jobs: words, unitsAndPlaces, allAreas } = t.reports
  const shown = shownAs(report)
  const areas = report.therapyAreas.map((area) => t.therapyAreas.names[area as TherapyArea]).join(', ')
  const title = words.named({ kind: t.reportColumns.titles[report.reportType], from: report.from, to: report.to })
  return (
    <li className={css.report}>
      <p className={css.words}>
        <b>
          <WithDates>{title}</WithDates>
        </b>
        <small>
          <WithDates>
            {words.about({
              places: unitsAndPlaces({ count: report.placeCount }),
              areas: areas || allAreas,
              time: f.dateTime(report.askedAt),
            })}
          </WithDates>
        </small>
      </p>
      <div className={css.state}>
        <Badge tone={tones[shown]}>{words.states[shown]}</Badge>
        {isUnderWay(report) ? (
          <Making report={report} title={title} />
        ) : (
          <small>
            <WithDates>{noteOf(report, shown)}</WithDates>
          </small>
        )}
      </div>
      <Actions report={report} shown={shown} />
    </li>
  )

  function noteOf({ rowsTotal, size, keptUntil }: ReportView, as: Shown): string {
    if (as === 'failed') return words.failedNote
    if (as === 'cancelled') return words.cancelledNote
    if (as === 'gone') return words.goneNote
    return words.kept({ count: rowsTotal, size: `${f.number(Math.ceil(size / 1000))} kB`, date: keptUntil ?? '' })
  }
}

function Making({ report, title }: { readonly report: ReportView; readonly title: string }) {
  const [t, f] = useTextsAndFormat()
  const { jobs: words } = t.reports
  const { rowsDone, rowsTotal } = report
  // A page that was loaded anew follows what was asked for before, so that its end is said here too.
  const isFollowed = useRef(false)
  useEffect(() => {
    if (isFollowed.current) return
    isFollowed.current = true
    void watchReport(report, t, { isJustAsked: false })
  })
  const percent = rowsTotal === 0 ? 0 : Math.min(100, Math.floor((rowsDone / rowsTotal) * 100))
  return (
    <>
      <ProgressBar label={title} done={rowsDone} of={rowsTotal} />
      <small>
        {words.progress({ percent: f.percent(percent), done: f.number(rowsDone), of: f.number(rowsTotal) })}
      </small>
      <small>{words.leave}</small>
    </>
  )
}

function Actions({ report, shown }: { readonly report: ReportView; readonly shown: Shown }) {
  const [t] = useTextsAndFormat()
  const { jobs: words } = t.reports
  const cancel = useAction(cancelReport, { outdates: [listReports], done: words.isCancelled })
  const ask = useAction(askReport, { outdates: [listReports] })
  const [fetching, setFetching] = useState(false)

  async function again(): Promise<void> {
    const { reportType, from, to, careUnitIds, carePlaceIds, therapyAreas } = report
    const areas = therapyAreas as TherapyArea[]
    const result = await ask.run({ input: { reportType, from, to, careUnitIds, carePlaceIds, therapyAreas: areas } })
    if (result?.ok) void watchReport(result.value, t, { isJustAsked: true })
  }

  async function fetchNow(): Promise<void> {
    setFetching(true)
    await fetchFile(report)
    setFetching(false)
  }

  if (isUnderWay(report)) {
    return (
      <Button
        variant="outlined"
        size="compact"
        icon={<IconX />}
        busy={cancel.busy}
        onClick={() => void cancel.run({ params: { reportId: report.reportId } })}
      >
        {words.cancel}
      </Button>
    )
  }
  if (shown === 'done' || shown === 'empty') {
    return (
      <Button variant="tinted" size="compact" icon={<IconDownload />} busy={fetching} onClick={() => void fetchNow()}>
        {words.fetch}
      </Button>
    )
  }
  return (
    <Button variant="outlined" size="compact" icon={<IconRefresh />} busy={ask.busy} onClick={() => void again()}>
      {words.again}
    </Button>
  )
}
