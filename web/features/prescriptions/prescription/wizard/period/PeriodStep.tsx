import { useAllTexts } from '../../../../../platform/texts.tsx'
import { Card } from '../../../../../ui/layout/Card.tsx'
import { FeeField } from '../FeeField.tsx'
import { NoteField } from '../NoteField.tsx'
import type { Prescribing } from '../use-validation.ts'
import css from '../Prescribe.module.css'
import { StepTitle } from '../../../../../ui/navigation/StepTitle.tsx'
import { longestPeriodInMonths, daysOf } from '@omsorg/domain/calendar/period.ts'
import { RadioGroup } from '../../../../../ui/fields/RadioGroup.tsx'
import { TextField } from '../../../../../ui/fields/TextField.tsx'
import { SelectField } from '../../../../../ui/fields/SelectField.tsx'
import type { HeadField } from '../form/field-errors.ts'
import { useTextsAndFormat } from '../../../../../platform/format.ts'
import { DayField } from '../../../../../platform/DayField.tsx'
import { hasStarted } from '../form/beginning.ts'
import { startsNow } from '../form/validation.ts'

const choices = ['3', '12'] as const

/** How often packages are rounded up, and how many withdrawals all products have unless one says otherwise. */
function WithdrawalFields({ form }: { readonly form: Prescribing }) {
  const t = useAllTexts()
  const words = t.prescribing.period
  const { fields, frame, act } = form
  const months = frame.period?.months ?? longestPeriodInMonths
  const { maxWithdrawals } = form.context.basis.settings
  return (
    <div className={css.fields}>
      {months >= 3 && (
        <RadioGroup
          legend={words.calculation}
          name="calculation-period"
          inline
          value={String(frame.calculationPeriod)}
          onChange={(value) =>
            act({ kind: 'fill', fields: { calculationPeriod: choices.find((each) => each === value) ?? '3' } })
          }
          options={choices.map((choice) => ({
            value: choice,
            label: words.calculationMonths({ count: Number(choice) }),
            disabled: choice === '12' && months < longestPeriodInMonths,
          }))}
          help={months < longestPeriodInMonths ? words.calculationShort : words.calculationHelp}
          error={form.at({ key: null, field: 'calculationPeriod' }).error}
        />
      )}
      <TextField
        label={words.withdrawals}
        help={words.withdrawalsMost({ max: maxWithdrawals })}
        {...form.at({ key: null, field: 'withdrawals' })}
        value={fields.withdrawals}
        onChange={(event) => act({ kind: 'fill', fields: { withdrawals: event.target.value } })}
        numeric="whole"
      />
    </div>
  )
}

/** From when until when, how it is calculated and drawn, and who pays. */
export function PeriodStep({ form }: { readonly form: Prescribing }) {
  const t = useAllTexts()
  const words = t.prescribing.period
  const { basis } = form.context
  return (
    <div className="o-stack">
      <Card title={<StepTitle moves={form.state.moves}>{words.title}</StepTitle>} padded="stack">
        <PeriodFieldset form={form} />
        <WithdrawalFields form={form} />
      </Card>
      <Card title={words.payerTitle} padded>
        <PayerFields form={form} />
      </Card>
      {basis.patientFee && (
        <Card title={words.feeTitle} padded>
          <FeeField
            fee={basis.patientFee}
            {...form.at({ key: null, field: 'patientFee' })}
            value={form.fields.patientFee}
            onChange={(event) => form.act({ kind: 'fill', fields: { patientFee: event.target.value } })}
          />
        </Card>
      )}
      {basis.settings.noteEnabled && (
        <Card title={words.note} padded>
          <NoteField
            label={t.prescribing.use.note}
            {...form.at({ key: null, field: 'note' })}
            text={form.fields.note}
            value={form.fields.note}
            onChange={(event) => form.act({ kind: 'fill', fields: { note: event.target.value } })}
          />
        </Card>
      )}
    </div>
  )
}

/** On which customer number it is booked, who pays, and where the cost belongs. */
function PayerFields({ form }: { readonly form: Prescribing }) {
  const t = useAllTexts()
  const words = t.prescribing.period
  const { fields, context, act } = form
  const { customerNumbers, payers, invoiceAreas, settings } = context.basis
  // An area that was given to another user stays where it stands.
  const areas = invoiceAreas.filter(
    ({ customerNumber, invoiceAreaId, isOffered }) =>
      customerNumber === fields.customerNumber && (isOffered || String(invoiceAreaId) === fields.invoiceAreaId),
  )
  const at = (field: HeadField) => form.at({ key: null, field })
  const chooseNumber = (customerNumber: string) => {
    // An area belongs to one number: it does not follow to another.
    const stays = invoiceAreas.some(
      (area) => area.customerNumber === customerNumber && String(area.invoiceAreaId) === fields.invoiceAreaId,
    )
    act({ kind: 'fill', fields: { customerNumber, ...(stays ? {} : { invoiceAreaId: '' }) } })
  }
  return (
    <div className={css.fields}>
      <SelectField
        label={words.customerNumber}
        {...at('customerNumber')}
        value={fields.customerNumber}
        onChange={(event) => chooseNumber(event.target.value)}
        options={customerNumbers.map(({ number, name }) => ({ value: number, label: `${number}, ${name}` }))}
      />
      {payers.length > 0 && (
        <SelectField
          label={words.payer}
          {...at('payerCustomerNumber')}
          value={fields.payerCustomerNumber}
          onChange={(event) => act({ kind: 'fill', fields: { payerCustomerNumber: event.target.value } })}
          options={payers.map(({ customerNumber, name }) => ({
            value: customerNumber,
            label: `${name}, ${customerNumber}`,
          }))}
        />
      )}
      {areas.length > 0 && (
        <SelectField
          label={words.invoiceArea}
          required={settings.invoiceAreaRequired ? t.common.states.required : undefined}
          {...at('invoiceAreaId')}
          emptyOption={settings.invoiceAreaRequired ? t.common.actions.choose : words.noInvoiceArea}
          value={fields.invoiceAreaId}
          onChange={(event) => act({ kind: 'fill', fields: { invoiceAreaId: event.target.value } })}
          options={areas.map((area) => ({ value: String(area.invoiceAreaId), label: `${area.code} ${area.name}` }))}
        />
      )}
    </div>
  )
}

/** Start, months and end: months and end follow each other at every keystroke (rules 3.1). */
function PeriodFieldset({ form }: { readonly form: Prescribing }) {
  const [t, f] = useTextsAndFormat()
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
