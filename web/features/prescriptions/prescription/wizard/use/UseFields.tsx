import { useAllTexts } from '../../../../../platform/texts.tsx'
import { SelectField } from '../../../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../../../ui/fields/TextField.tsx'
import { periodUnits } from '../form/fields.ts'
import type { Calculation } from '../form/calculation.ts'
import type { RowPart } from './row-part.ts'
import css from './Use.module.css'

interface UseFieldsProps {
  readonly part: RowPart
  readonly made: Calculation
}

/** Consumption with its period, and how it is drawn: proposed until somebody writes another number. */
export function UseFields({ part: { row, item, at, fill }, made }: UseFieldsProps) {
  const t = useAllTexts()
  const words = t.prescribing.use
  const product = item.product.name
  return (
    <div className={css.fields}>
      <div className={css.use}>
        <div data-amount>
          <TextField
            label={words.amount}
            aria-label={words.amountOf({ product })}
            {...at('amount')}
            value={row.amount}
            onChange={(event) => fill({ amount: event.target.value })}
            numeric
          />
        </div>
        <SelectField
          label={words.unit}
          aria-label={words.unitOf({ product })}
          {...at('unit')}
          value={row.unit}
          onChange={(event) => {
            const unit = periodUnits.find((each) => each === event.target.value)
            if (unit) fill({ unit })
          }}
          options={periodUnits.map((unit) => ({ value: unit, label: t.common.periods[unit] }))}
        />
      </div>
      <TextField
        label={words.withdrawals}
        aria-label={words.withdrawalsOf({ product })}
        help={words.proposed({ number: made.proposedWithdrawals })}
        {...at('withdrawals')}
        value={row.withdrawals}
        placeholder={made.withdrawals === null ? '' : String(made.withdrawals)}
        onChange={(event) => fill({ withdrawals: event.target.value })}
        numeric="whole"
      />
      <TextField
        label={words.packages}
        aria-label={words.packagesOf({ product })}
        help={made.proposedPackages === null ? undefined : words.proposed({ number: made.proposedPackages })}
        {...at('packages')}
        value={row.packages}
        placeholder={made.proposedPackages === null ? '' : String(made.proposedPackages)}
        onChange={(event) => fill({ packages: event.target.value })}
        numeric="whole"
      />
    </div>
  )
}
