import { readDay } from '@omsorg/domain/format/parse-day.ts'
import { judgePeriod, mostMonths } from '@omsorg/domain/reports/report/report-period.ts'
import { cultureOf } from '@omsorg/texts/language.ts'
import { useState } from 'react'
import { DayField } from '../../../platform/DayField.tsx'
import { useAllTexts, useLanguage } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { FieldSet } from './FieldSet.tsx'
import { lastMonth, lastQuarter, monthsOf, type Period, shareOf, thisYear, wholeYear } from './report-choice.ts'
import css from './Reports.module.css'

interface PeriodChoiceProps {
  readonly period: Period
  readonly today: string
  readonly earliest: string
  readonly onChange: (period: Period) => void
}

/** From when until when: typed or picked, or one of the usual periods. What no report may have says which day it may. */
export function PeriodChoice({ period, today, earliest, onChange }: PeriodChoiceProps) {
  const { reports: words } = useAllTexts()
  const { language } = useLanguage()
  const now = Temporal.PlainDate.from(today)
  const quarter = lastQuarter(now)
  const month = Temporal.PlainDate.from(lastMonth(now).from).toLocaleString(cultureOf(language), { month: 'long' })
  const offered = [
    [capital(month), lastMonth(now)],
    [words.quarter({ quarter: String(quarter.quarter) }), quarter],
    [words.thisYear, thisYear(now)],
    [words.wholeYear, wholeYear(now)],
  ] as const
  const judged = judgePeriod(
    { from: Temporal.PlainDate.from(period.from), to: Temporal.PlainDate.from(period.to) },
    now,
  )
  const share = shareOf(period, earliest, today)
  return (
    <FieldSet
      legend={words.period}
      note={judged.ok ? words.length({ count: Math.min(mostMonths, monthsOf(period)) }) : undefined}
    >
      <div className={css.days}>
        {(['from', 'to'] as const).map((end) => (
          <EndField
            key={`${end} ${period[end]}`}
            label={words[end]}
            day={period[end]}
            error={!judged.ok && judged.at === end ? words.faults[judged.refusal] : null}
            onChange={(day) => onChange({ ...period, [end]: day })}
          />
        ))}
      </div>
      {!judged.ok && (
        <Button
          variant="outlined"
          size="compact"
          onClick={() => onChange({ ...period, [judged.at === 'from' ? 'from' : 'to']: judged.detail.day })}
        >
          {words.take({ date: judged.detail.day })}
        </Button>
      )}
      <div className={css.track} aria-hidden="true">
        <span style={{ insetInlineStart: `${share.at * 100}%`, inlineSize: `${share.length * 100}%` }} />
      </div>
      <p className={css.ends} aria-hidden="true">
        <span>{words.earliest({ date: earliest })}</span>
        <span>{words.today}</span>
      </p>
      <div className={css.offered}>
        {offered.map(([word, { from, to }]) => (
          <Button
            key={word}
            variant={period.from === from && period.to === to ? 'tinted' : 'outlined'}
            size="small"
            aria-pressed={period.from === from && period.to === to}
            onClick={() => onChange({ from, to })}
          >
            {word}
          </Button>
        ))}
      </div>
    </FieldSet>
  )
}

interface EndFieldProps {
  readonly label: string
  readonly day: string
  readonly error: string | null
  readonly onChange: (day: string) => void
}

function EndField({ label, day, error, onChange }: EndFieldProps) {
  const { validation } = useAllTexts()
  const [typed, setTyped] = useState(day)
  const [unreadable, setUnreadable] = useState(false)

  function take(text: string): void {
    const read = readDay(text)
    setUnreadable(read === null)
    if (read !== null && read !== day) onChange(read)
  }

  return (
    <DayField
      label={label}
      size="compact"
      value={typed}
      error={unreadable ? validation.date : error}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => take(typed)}
      onPick={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take(typed)
      }}
    />
  )
}

function capital(word: string): string {
  return word.slice(0, 1).toLocaleUpperCase() + word.slice(1)
}
