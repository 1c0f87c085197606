import type { CallOf } from '@omsorg/contract/endpoint.ts'
import { readReportFigures } from '@omsorg/contract/reports/report/read-report-figures.ts'
import { readReportReach } from '@omsorg/contract/reports/report/read-report-reach.ts'
import { reportKinds } from '@omsorg/domain/reports/report/report-kinds.ts'
import { judgePeriod } from '@omsorg/domain/reports/report/report-period.ts'
import type { ReactNode } from 'react'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { ToolTabs } from '../../../platform/routing/ToolTabs.tsx'
import { useAddressView } from '../../../platform/routing/use-address-view.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { UnitTabs } from '../../organisation/index.ts'
import { ReportList } from '../job/ReportList.tsx'
import { FigureArea } from './FigureArea.tsx'
import { FileFoot } from './FileFoot.tsx'
import { PeriodChoice } from './PeriodChoice.tsx'
import { reportAddress, type ReportView, unknownIn, wholeYear } from './report-choice.ts'
import css from './Reports.module.css'
import { ScopeChoice, type Units } from './ScopeChoice.tsx'
import { UsersCard } from './UsersCard.tsx'

export type ReportInput = CallOf<typeof readReportFigures>['input']

/** What is reported is chosen, seen as figures, and fetched as Excel (A-2.5-37, O-2-77). */
export function ReportsPage() {
  const { reports: words, screens } = useAllTexts()
  const user = useSessionUser()
  const administers = user?.application === 'GUIDE' && user.permissions.includes('CareUnitUserRead')
  const reach = useAnswer(readReportReach, {})
  const { today, earliest, units } = reach.data ?? {}
  return (
    <Page title={screens.reports} lead={user?.application === 'GUIDE' ? words.lead : words.leadMarket}>
      {administers && <UnitTabs current="GuideAdministrationReports" />}
      {user?.application === 'PRINCIPAL' && <ToolTabs current="UtilitiesReports" />}
      {!today || !earliest || !units ? (
        <Card padded>
          <InsteadOfAnswer answer={reach} rows={6} />
        </Card>
      ) : units.length === 0 ? (
        <Card>
          <Empty title={words.noReach}>{words.noReachNext}</Empty>
        </Card>
      ) : (
        <Reports {...{ today, earliest, units }}>{administers && <UsersCard />}</Reports>
      )}
    </Page>
  )
}

interface ReportsProps {
  readonly today: string
  readonly earliest: string
  readonly units: Units
  readonly children: ReactNode
}

function Reports({ today, earliest, units, children }: ReportsProps) {
  const { reports: words, reportColumns } = useAllTexts()
  const { view, change } = useAddressView(reportAddress)
  const now = Temporal.PlainDate.from(today)
  const usual = wholeYear(now)
  const period = { from: view.from || usual.from, to: view.to || usual.to }
  const input = inputOf(view, period)
  const isRight = judgePeriod(
    { from: Temporal.PlainDate.from(period.from), to: Temporal.PlainDate.from(period.to) },
    now,
  ).ok
  const isInReach = unknownIn(view, units).length === 0
  const figures = useAnswer(readReportFigures, { input }, { enabled: isRight && isInReach, keepFormer: true })
  return (
    <div className={css.both}>
      <Card label={words.what}>
        <div className={css.part}>
          <RadioGroup
            legend={words.what}
            name="report"
            value={view.report}
            onChange={(report) => change({ report })}
            options={reportKinds.map((kind) => ({
              value: kind,
              label: reportColumns.titles[kind],
              help: words.notes[kind],
            }))}
          />
        </div>
        <PeriodChoice {...{ period, today, earliest }} onChange={change} />
        <ScopeChoice units={units} view={view} onChange={change} />
      </Card>
      <div className={css.results}>
        <FigureArea
          kind={view.report}
          period={period}
          wrong={!isRight ? words.figures.mending : isInReach ? null : words.figures.outOfReach}
          answer={figures}
          foot={<FileFoot input={input} rows={figures.isPlaceholderData ? null : (figures.data?.rows ?? null)} />}
        />
        <ReportList />
        {children}
      </div>
    </div>
  )
}

function inputOf(view: ReportView, period: { readonly from: string; readonly to: string }): ReportInput {
  return {
    reportType: view.report,
    ...period,
    careUnitIds: [...view.units],
    carePlaceIds: [...view.places],
    therapyAreas: [...view.areas],
  }
}
