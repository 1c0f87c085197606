import type { Formats } from '@omsorg/domain/format/formats.ts'
import { shownDaysOf, type Span } from '@omsorg/domain/planning/entry/shown-days.ts'
import type { AllTexts } from '../shape.ts'
import {
  capital,
  detailOf,
  isEveryDay,
  itemsOf,
  type Item,
  type Planned,
  repeatsText,
  timeText,
  titleOf,
} from './plan-words.ts'
import { footOf } from './foot.ts'
import type { PaperReader } from './paper.ts'
import type { Sheet, SheetLine } from './sheet.ts'

interface PlanToPrint {
  readonly planned: Planned
  readonly span: Span
  readonly at: Temporal.PlainDate
  /** Null of a protected person. */
  readonly name: string | null
  readonly clientName: string
  readonly placeName: string
}

/** The plan of a person on paper: a list of one day, or the days of a week or of five. */
export function planSheet(plan: PlanToPrint, reader: PaperReader): Sheet {
  const { t, f } = reader
  const words = t.planning
  const { planned, span, at } = plan
  const days = shownDaysOf(span, at)
  const [first = at, last = at] = [days[0], days.at(-1)]
  const title =
    span === 'Day' ? `${f.weekday(at)} ${f.date(at)}` : words.calendar.range({ from: f.date(first), to: f.date(last) })
  const everyDay = span === 'Day' ? [] : planned.entries.filter((entry) => isEveryDay(entry, days))
  const items = itemsOf(planned).filter(({ entry }) => !entry || !everyDay.includes(entry))
  const on = (day: Temporal.PlainDate) => items.filter((item) => item.day === day.toString())
  return {
    title: `${words.calendar.title}, ${title}`,
    lang: f.locale,
    header: [plan.clientName, plan.placeName].filter(Boolean),
    kind: words.calendar.title,
    ...(plan.name === null ? { notice: t.prints.hidden } : {}),
    facts: [
      ...(plan.name === null ? [] : [{ label: words.print.person, value: plan.name }]),
      ...everyDay.map((entry) => ({
        label: words.calendar.everyDay,
        value: [`${timeText(entry.timeOfDay, f)} ${entry.text}`.trim(), entry.itemName].filter(Boolean).join(', '),
      })),
    ],
    landscape: span !== 'Day',
    ...(span === 'Day'
      ? { columns: dayColumns(t), rows: on(at).map((item) => dayRow(item, t, f)) }
      : {
          columns: weekColumns(days, span, f),
          rows: weeks(days).map((week) => [
            ...(span === 'Month' ? [weekCell(week, t, f)] : []),
            ...week.map((day) => dayCell(day, on(day), span, t, f)),
          ]),
        }),
    empty: words.calendar.nothing,
    ...footOf(reader, 'health'),
  }
}

function dayColumns({ planning: { calendar, print } }: AllTexts): Sheet['columns'] {
  const { columns } = calendar
  return [
    { head: columns.time, share: 1 },
    { head: columns.what, share: 3 },
    { head: columns.product, share: 3 },
    { head: print.described, share: 4 },
  ]
}

function dayRow(item: Item, t: AllTexts, f: Formats): Sheet['rows'][number] {
  return [
    [{ text: timeText(item.entry?.timeOfDay ?? null, f) }],
    [
      { text: titleOf(item, t), look: 'bold' },
      ...(item.entry && item.entry.recurrence !== 'once'
        ? [{ text: repeatsText(item.entry, t, f), look: 'quiet' as const }]
        : []),
    ],
    [{ text: detailOf(item) }],
    describedLines(item, t),
  ]
}

function describedLines({ entry }: Item, t: AllTexts): SheetLine[] {
  return (entry?.periods ?? []).map(({ period, description }) => ({
    text: `${t.planning.entry.period[period]}: ${description}`,
  }))
}

function weekColumns(days: readonly Temporal.PlainDate[], span: Span, f: Formats): Sheet['columns'] {
  const heads = days.slice(0, 7).map((day) => ({ head: capital(f.weekday(day)), share: 3 }))
  return span === 'Month' ? [{ head: '', share: 1.2 }, ...heads] : heads
}

function weeks(days: readonly Temporal.PlainDate[]): Temporal.PlainDate[][] {
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
}

function weekCell([monday]: readonly Temporal.PlainDate[], t: AllTexts, f: Formats): SheetLine[] {
  return monday ? [{ text: t.planning.calendar.week({ week: f.week(monday) }), look: 'quiet' }] : []
}

/** A week has room for all that is said; of a month the titles stand. */
function dayCell(
  day: Temporal.PlainDate,
  items: readonly Item[],
  span: Span,
  t: AllTexts,
  f: Formats,
): readonly SheetLine[] {
  const date: SheetLine = { text: `${day.day} ${f.shortMonth(day)}`, look: 'quiet' }
  const told = items.flatMap((item): SheetLine[] => {
    const title = `${timeText(item.entry?.timeOfDay ?? null, f)} ${titleOf(item, t)}`.trim()
    if (span === 'Month') return [{ text: title }]
    const detail = detailOf(item)
    return [
      { text: title, look: 'bold' },
      ...(detail ? [{ text: detail, look: 'quiet' as const }] : []),
      ...describedLines(item, t),
    ]
  })
  return [date, ...told]
}
