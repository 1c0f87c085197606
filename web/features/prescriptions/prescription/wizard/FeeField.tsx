import type { ComponentProps } from 'react'
import { useTextsAndFormat } from '../../../../platform/format.ts'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import type { Basis } from './form/basis.ts'
import css from './Prescribe.module.css'
import { currencyWord, feeHelp } from './words/fee-text.ts'

interface FeeFieldProps extends Omit<ComponentProps<typeof TextField>, 'label'> {
  readonly fee: NonNullable<Basis['patientFee']>
}

/** What the person pays, in the kind that the client has decided (IPS001005). */
export function FeeField({ fee, ...field }: FeeFieldProps) {
  const [t, f] = useTextsAndFormat()
  const words = t.prescribing.period
  return (
    <div className={css.fields}>
      <TextField
        label={fee.type === 'fixed' ? words.feeAmount : words.feePercentage}
        unit={fee.type === 'fixed' ? currencyWord(f) : '%'}
        help={feeHelp(fee, t, f)}
        numeric
        {...field}
      />
    </div>
  )
}
