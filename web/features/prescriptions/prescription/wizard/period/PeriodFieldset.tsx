import { daysOf } from '@omsorg/domain/calendar/period.ts'
import { useFormat } from '../../../../../platform/format.ts'
import { useAllTexts } from '../../../../../platform/texts.tsx'
import { DayField } from '../../../../../platform/DayField.tsx'
import { TextField } from '../../../../../ui/fields/TextField.tsx'
import { hasStarted } from '../form/beginning.ts'
import type { HeadField } from '../form/field-errors.ts'
import { startsNow } from '../form/validation.ts'
import type { Prescribing } from '../use-validation.ts'
import css from '../Prescribe.module.css'

/** Start, months and end: months and end follow each other at every keystroke (rules 3.1). */
export function PeriodFieldset({ form }: { readonly form: Prescribing }) {
  const t = useAllTexts()
  const f = useFormat()
  const words = t.prescribing.period
  const { fields, context, frame, act } = form
  const isStarted = context.stored !== null && hasStarted(context.stored)
  const at = (field: HeadField) => form.at({ key: null, field })
  const days = frame.period && t.common.units.days({ count: daysOf(frame.period.period) })
  const start = frame.period?.period.start.toString() ?? ''
  return (
    <>
      <div className={css.fields}>
        <DayField
          label={words.start}
          help={isStarted ? t.prescribing.page.dates.startStays : words.startHelp}
          {...at('startDate')}
          value={fields.startDate}
          readOnly={isStarted}
          onChange={(event) => act({ kind: 'set-start', text: event.target.value })}
        />
        <TextField
          label={words.months}
          help={words.monthsHelp}
          {...at('months')}
          value={fields.months}
          onChange={(event) => act({ kind: 'set-months', text: event.target.value })}
          inputMode="numeric"
          autoComplete="off"
        />
        <DayField
          label={words.end}
          help={days ? words.endFollows({ days }) : words.endHelp}
          {...at('endDate')}
          value={fields.endDate}
          onChange={(event) => act({ kind: 'set-end', text: event.target.value })}
        />
      </div>
      <p className={css.quiet} role="status">
        {start !== '' &&
          !isStarted &&
          (startsNow(fields, context.basis) ? words.startsToday : words.waits({ date: f.date(start) }))}
      </p>
    </>
  )
}
