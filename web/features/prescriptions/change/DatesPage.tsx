import { changeApplicabilityDate } from '@omsorg/contract/prescriptions/change/change-applicability-date.ts'
import { daysOf, longestPeriodInMonths } from '@omsorg/domain/calendar/period.ts'
import { readDay } from '@omsorg/domain/format/parse-day.ts'
import { checkPrescriptionPeriod } from '@omsorg/domain/prescriptions/prescription/prescribe-period.ts'
import { prescriptionStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import { useState } from 'react'
import { useAllTexts } from '../../../platform/texts.tsx'
import { DayField } from '../../../platform/DayField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { hasStarted } from '../prescription/wizard/form/beginning.ts'
import { type PeriodFields, wholeNumber } from '../prescription/wizard/form/fields.ts'
import { dayOf, readPeriod, withEnd, withMonths, withStart } from '../prescription/wizard/form/period-fields.ts'
import { prescriptionPath } from '../prescription/wizard/prescription-path.ts'
import css from '../prescription/wizard/Prescribe.module.css'
import { serverFaultText } from '../prescription/wizard/words/fault-text.ts'
import { blockOfChange } from './block-of-change.ts'
import { ChangeFrame } from './ChangeFrame.tsx'
import type { Ground } from '../prescription/ground.ts'
import { useChange } from './use-change.ts'

/** From when and until when it holds; the start of what runs stays (states 2.1). */
export function DatesPage({ ground }: { readonly ground: Ground }) {
  const t = useAllTexts()
  const { dates, reasons } = t.prescribing.page
  const words = t.prescribing.period
  const { stored, basis } = ground
  const [begun] = useState<PeriodFields>(() => ({
    ...withEnd({ startDate: stored.startDate, months: '', endDate: '', endByHand: true }, stored.endDate),
    endByHand: true,
  }))
  const [fields, setFields] = useState(begun)
  const [tried, setTried] = useState(false)
  const change = useChange(changeApplicabilityDate)
  const running = hasStarted(stored)

  const wrong = tried ? faultsOf(fields) : {}
  const refused = change.failure?.kind === 'fields' ? change.failure.faults : []
  const about = { therapyArea: stored.therapyArea, mostWithdrawals: basis.settings.maxWithdrawals }
  const saidAt = (field: DateField) => {
    const said = refused.find((fault) => fault.field === field)
    return wrong[field] ?? (said && serverFaultText(said, about, t))
  }
  const period = readPeriod(fields)?.period

  /** By the same rule that the server asks. */
  function faultsOf(given: PeriodFields): Partial<Record<DateField, string>> {
    const [start, end] = [dayOf(given.startDate), dayOf(given.endDate)]
    const { faults } = t.prescribing
    if (!start) return { startDate: faults['start-missing'] }
    if (!given.endByHand && !isMonths(given.months)) return { months: faults['months-wrong'] }
    if (!end) return { endDate: faults['end-date-missing'] }
    const judged = checkPrescriptionPeriod(
      Temporal.PlainDate.from(basis.today),
      { months: null, start, end },
      { status: prescriptionStatus[stored.status], start: Temporal.PlainDate.from(stored.startDate) },
    )
    if (judged.ok) return {}
    return { [judged.at === 'startDate' ? 'startDate' : 'endDate']: faults[judged.refusal] }
  }
  function save(): void {
    setTried(true)
    const [startDate, endDate] = [readDay(fields.startDate), readDay(fields.endDate)]
    if (!startDate || Object.keys(faultsOf(fields)).length > 0) return
    const { prescriptionId, rowVersion } = stored
    const whose = { careRecipientId: stored.careRecipientId, therapyArea: stored.therapyArea }
    void change.send(
      { input: { prescriptionId, rowVersion, startDate, endDate } },
      { said: dates.done, open: prescriptionPath(whose, prescriptionId) },
    )
  }

  return (
    <ChangeFrame
      ground={ground}
      title={dates.title}
      save={dates.save}
      busy={change.busy}
      failure={change.failure}
      onSave={save}
      isDirty={() => !change.isDone() && JSON.stringify(fields) !== JSON.stringify(begun)}
      reason={blockOfChange(stored, 'change-dates') ? reasons.ended : undefined}
    >
      <div className={css.fields}>
        <DayField
          label={words.start}
          help={running ? dates.startStays : words.startHelp}
          error={saidAt('startDate')}
          value={fields.startDate}
          readOnly={running}
          onChange={(event) => setFields(withStart(fields, event.target.value))}
        />
        <TextField
          label={words.months}
          help={words.monthsHelp}
          error={saidAt('months')}
          value={fields.months}
          onChange={(event) => setFields(withMonths(fields, event.target.value))}
          inputMode="numeric"
          autoComplete="off"
        />
        <DayField
          label={words.end}
          help={period ? words.endFollows({ days: t.common.units.days({ count: daysOf(period) }) }) : words.endHelp}
          error={saidAt('endDate')}
          value={fields.endDate}
          onChange={(event) => setFields(withEnd(fields, event.target.value))}
        />
      </div>
    </ChangeFrame>
  )
}

type DateField = 'startDate' | 'months' | 'endDate'

function isMonths(typed: string): boolean {
  const months = wholeNumber(typed)
  return months !== null && months >= 1 && months <= longestPeriodInMonths
}
