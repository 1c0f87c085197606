import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { readCarePlaceOverview } from '@omsorg/contract/care-place/overview/read-care-place-overview.ts'
import { therapyAreas } from '@omsorg/domain/therapy-area.ts'
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs'
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs'
import { useState } from 'react'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { areaColour } from '../../products/index.ts'
import { areaTint } from '../../../ui/picture/AreaMark.tsx'
import { classes } from '../../../ui/theme/classes.ts'
import css from './Overview.module.css'
import { WeekBars } from './WeekBars.tsx'

type Weeks = NonNullable<AnswerOf<typeof readCarePlaceOverview>['need']>['weeks']

/** What runs out in each of the next weeks, by therapy area: as bars, or as the table that says the same. */
export function NeedCard({ weeks }: { readonly weeks: Weeks }) {
  const [t] = useTextsAndFormat()
  const words = t.carePlace.overview.chart
  const [asTable, setAsTable] = useState(false)
  const areas = therapyAreas.filter((area) =>
    weeks.some((week) => week.areas.some((each) => each.therapyArea === area)),
  )
  const weekText = (monday: string) => words.week({ week: String(Temporal.PlainDate.from(monday).weekOfYear ?? '') })
  const totals = weeks.map((week) => week.areas.reduce((sum, { count }) => sum + count, 0))
  const labels = weeks.map(({ monday }) => weekText(monday))
  const series = areas.map((area) => ({
    label: t.therapyAreas.names[area],
    counts: weeks.map((week) => week.areas.find((each) => each.therapyArea === area)?.count ?? 0),
    fill: `--o-${areaColour(area)}-line`,
  }))
  const said = labels.map((label, at) => `${label}: ${totals[at] ?? 0}`).join(', ')
  return (
    <Card
      title={words.title}
      aside={
        areas.length > 0 && (
          <Button
            variant="text"
            size="compact"
            icon={asTable ? <IconChartBar /> : <IconTable />}
            onClick={() => setAsTable(!asTable)}
          >
            {asTable ? t.common.actions.showAsChart : t.common.actions.showAsTable}
          </Button>
        )
      }
    >
      {areas.length === 0 ? (
        <div className={css.pad}>
          <Empty title={words.none}>{words.noneBody}</Empty>
        </div>
      ) : asTable ? (
        <DataTable
          caption={words.title}
          scrolls
          rows={weeks}
          rowKey={({ monday }) => monday}
          columns={[
            { key: 'week', head: '', card: 'title', cell: ({ monday }) => <b>{weekText(monday)}</b> },
            ...areas.map((area) => ({
              key: area,
              head: t.therapyAreas.names[area],
              right: true,
              cell: (week: Weeks[number]) => week.areas.find((each) => each.therapyArea === area)?.count ?? 0,
            })),
            {
              key: 'total',
              head: words.total,
              right: true,
              cell: (week) => <b>{week.areas.reduce((sum, { count }) => sum + count, 0)}</b>,
            },
          ]}
        />
      ) : (
        <div className={css.pad}>
          <ul className={css.legend}>
            {areas.map((area, at) => (
              <li key={area}>
                <span className={classes(css.swatch, areaTint(areaColour(area)))} data-lines={at} />
                {t.therapyAreas.names[area]}
              </li>
            ))}
          </ul>
          <WeekBars label={`${words.title}. ${said}`} labels={labels} series={series} />
          <ol className={css.totals} aria-hidden="true">
            {totals.map((total, at) => (
              <li key={labels[at]}>{total}</li>
            ))}
          </ol>
        </div>
      )}
    </Card>
  )
}
