import type { ReportFigures } from '@omsorg/contract/reports/report/read-report-figures.ts'
import type { ReportKind } from '@omsorg/domain/reports/report/report-kinds.ts'
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs'
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs'
import { type ReactNode, useState } from 'react'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { areaTint } from '../../../ui/picture/AreaMark.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import { classes } from '../../../ui/theme/classes.ts'
import { Bars } from '../../care-place/index.ts'
import { areaColour } from '../../products/index.ts'
import { type FigureTable, figureTable } from './figure-words.ts'
import type { Period } from './report-choice.ts'
import css from './Reports.module.css'

interface FiguresCardProps {
  readonly kind: ReportKind
  readonly period: Period
  readonly figures: ReportFigures
  /** When the answer came. */
  readonly countedAt: string
  /** Others are being counted: these are of the choice before. */
  readonly counting: boolean
  readonly foot: ReactNode
}

/** The main figures of a report, counted by the server, as bars or as the table that says the same; below them the file. */
export function FiguresCard({ kind, period, figures, countedAt, counting, foot }: FiguresCardProps) {
  const [t, f] = useTextsAndFormat()
  const [asTable, setAsTable] = useState(false)
  const { figures: words } = t.reports
  const title = t.reportColumns.titles[kind]
  const table = figureTable(kind, figures, t, f)
  const whole = new Intl.NumberFormat(f.locale, {
    style: 'currency',
    currency: figures.currency,
    maximumFractionDigits: 0,
  })
  const inMoney = (value: number) => whole.format(value / 100)
  const written = (value: number) => (figures.isMoney ? inMoney(value) : f.number(value))
  return (
    <Card
      title={title}
      note={words.counted({ from: period.from, to: period.to, time: f.time(countedAt) })}
      aside={
        figures.rows > 0 && (
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
      <VisuallyHidden>
        <span role="status">
          {counting ? words.counting : words.said({ title, rows: words.rows({ count: figures.rows }) })}
        </span>
      </VisuallyHidden>
      <div className={css.figures} data-counting={counting || undefined}>
        {figures.rows === 0 ? (
          <div className={css.empty}>
            <Empty title={words.none}>{words.noneNext}</Empty>
          </div>
        ) : (
          <>
            <dl className={css.facts}>
              {figures.facts.map(({ key, value, isMoney }) => (
                <div key={key}>
                  <dt>{(words.facts as Readonly<Record<string, string>>)[key]}</dt>
                  <dd>{isMoney ? inMoney(value) : f.number(value)}</dd>
                </div>
              ))}
            </dl>
            {asTable ? (
              <FiguresTable {...{ table, title, written }} />
            ) : (
              <Chart {...{ table, title, kind, figures, written }} />
            )}
          </>
        )}
      </div>
      {foot}
    </Card>
  )
}

interface DrawnProps {
  readonly table: FigureTable
  readonly title: string
  readonly written: (value: number) => string
}

function Chart({ table, title, kind, figures, written }: DrawnProps & Pick<FiguresCardProps, 'kind' | 'figures'>) {
  const [t, f] = useTextsAndFormat()
  const { units } = t.reports.figures
  const { groups, series, valueOf } = table
  const inUnits = (value: number) => (figures.isMoney ? value / 100 : value)
  const total = (group: string) => series.reduce((sum, { key }) => sum + valueOf(group, key), 0)
  const said = groups.map(({ key, word }) => `${word}: ${written(total(key))}`).join(', ')
  return (
    <div className={css.chart}>
      <div className={css.legend}>
        <ul>
          {series.map(({ key, word, colourOf }, at) => (
            <li key={key}>
              <span className={classes(css.swatch, areaTint(areaColour(colourOf)))} data-lines={at} />
              {word}
            </li>
          ))}
        </ul>
        <span className="o-small">{figures.isMoney ? units.money({ currency: figures.currency }) : units.count}</span>
      </div>
      <Bars
        label={`${title}. ${said}`}
        labels={groups.map(({ word }) => word)}
        series={series.map(({ key, word, colourOf }) => ({
          label: word,
          counts: groups.map((group) => inUnits(valueOf(group.key, key))),
          fill: `--o-${areaColour(colourOf)}-line`,
        }))}
        sideBySide={kind === 'Consumption'}
        locale={f.locale}
      />
    </div>
  )
}

function FiguresTable({ table, title, written }: DrawnProps) {
  const [t] = useTextsAndFormat()
  const { groups, series, valueOf } = table
  return (
    <DataTable
      caption={title}
      scrolls
      rows={groups}
      rowKey={({ key }) => key}
      columns={[
        { key: 'group', head: '', card: 'title', cell: ({ word }) => <b>{word}</b> },
        ...series.map(({ key, word }) => ({
          key,
          head: word,
          right: true,
          cell: (group: { readonly key: string }) => written(valueOf(group.key, key)),
        })),
        {
          key: 'total',
          head: t.reports.figures.total,
          right: true,
          cell: (group) => <b>{written(series.reduce((sum, { key }) => sum + valueOf(group.key, key), 0))}</b>,
        },
      ]}
    />
  )
}
