import { changeApplicabilityDate } from '@omsorg/contract/prescriptions/change/change-applicability-date.ts'
import { daysOf, longestPeriodInMonths } from '@omsorg/domain/calendar/period.ts'
import { readDay } from '@omsorg/domain/format/parse-day.ts'
import { checkPrescriptionPeriod } from '@omsorg/domain/prescriptions/prescription/prescribe-period.ts'
import { prescriptionStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import { type FieldError, useForm } from '../../../platform/forms/use-form.ts'
import { DayField } from '../../../platform/DayField.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import type { PrescriptionContext } from '../prescription/wizard/form/basis.ts'
import { hasStarted } from '../prescription/wizard/form/beginning.ts'
import { type PeriodFields, wholeNumber } from '../prescription/wizard/form/fields.ts'
import { dayOf, readPeriod, withEnd, withMonths, withStart } from '../prescription/wizard/form/period-fields.ts'
import css from '../prescription/wizard/Prescribe.module.css'
import { blockOfChange } from './block-of-change.ts'
import { ChangeFrame, changeOptions } from './ChangeFrame.tsx'

/** From when and until when it holds; the start of what runs stays (states 2.1). */
export function DatesPage({ context }: { readonly context: PrescriptionContext }) {
  const t = useAllTexts()
  const { dates, reasons } = t.prescribing.page
  const words = t.prescribing.period
  const { stored, basis } = context
  const running = hasStarted(stored)
  const form = useForm(changeApplicabilityDate, {
    ...changeOptions,
    id: 'prescription',
    initial: withEnd(
      { startDate: stored.startDate, months: '', endDate: stored.endDate, endByHand: true },
      stored.endDate,
    ),
    toSend: ({ startDate, endDate }) => {
      const { prescriptionId, rowVersion } = stored
      return { input: { prescriptionId, rowVersion, startDate: readDay(startDate) ?? '', endDate: readDay(endDate) } }
    },
    rules: errorsOf,
    done: dates.done,
  })
  const period = readPeriod(form.values)?.period

  /** By the same rule that the server asks. */
  function errorsOf(fields: PeriodFields): readonly FieldError[] {
    const [start, end] = [dayOf(fields.startDate), dayOf(fields.endDate)]
    const { faults } = t.prescribing
    if (!start) return [{ at: 'startDate', text: faults['start-missing'] }]
    if (!fields.endByHand && !isMonths(fields.months)) return [{ at: 'months', text: faults['months-wrong'] }]
    if (!end) return [{ at: 'endDate', text: faults['end-date-missing'] }]
    const checked = checkPrescriptionPeriod(
      Temporal.PlainDate.from(basis.today),
      { months: null, start, end },
      { status: prescriptionStatus[stored.status], start: Temporal.PlainDate.from(stored.startDate) },
    )
    if (checked.ok) return []
    return [{ at: checked.at === 'startDate' ? 'startDate' : 'endDate', text: faults[checked.refusal] }]
  }

  /** The other two follow one that is changed. */
  const field = (
    name: 'startDate' | 'months' | 'endDate',
    change: (fields: PeriodFields, text: string) => PeriodFields,
  ) => form.field(name, { onChange: ({ target }) => form.fill(change(form.read(), target.value)) })
  return (
    <ChangeFrame
      context={context}
      title={dates.title}
      save={dates.save}
      form={form}
      reason={blockOfChange(stored, 'change-dates') ? reasons.ended : undefined}
    >
      <div className={css.fields}>
        <DayField
          label={words.start}
          help={running ? dates.startStays : words.startHelp}
          readOnly={running}
          {...field('startDate', withStart)}
        />
        <TextField
          label={words.months}
          help={words.monthsHelp}
          inputMode="numeric"
          autoComplete="off"
          {...field('months', withMonths)}
        />
        <DayField
          label={words.end}
          help={period ? words.endFollows({ days: t.common.units.days({ count: daysOf(period) }) }) : words.endHelp}
          {...field('endDate', withEnd)}
        />
      </div>
    </ChangeFrame>
  )
}

function isMonths(typed: string): boolean {
  const months = wholeNumber(typed)
  return months !== null && months >= 1 && months <= longestPeriodInMonths
}
