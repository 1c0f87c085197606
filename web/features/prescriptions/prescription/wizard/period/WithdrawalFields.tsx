import { longestPeriodInMonths } from '@omsorg/domain/calendar/period.ts'
import { useAllTexts } from '../../../../../platform/texts.tsx'
import { RadioGroup } from '../../../../../ui/fields/RadioGroup.tsx'
import { TextField } from '../../../../../ui/fields/TextField.tsx'
import type { Prescribing } from '../use-validation.ts'
import css from '../Prescribe.module.css'

const choices = ['3', '12'] as const

/** How often packages are rounded up, and how many withdrawals all products have unless one says otherwise. */
export function WithdrawalFields({ form }: { readonly form: Prescribing }) {
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
        numeric
        inputMode="numeric"
        autoComplete="off"
      />
    </div>
  )
}
