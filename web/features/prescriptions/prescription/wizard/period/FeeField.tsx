import { useFormat } from '../../../../../platform/format.ts'
import { useAllTexts } from '../../../../../platform/texts.tsx'
import { TextField } from '../../../../../ui/fields/TextField.tsx'
import type { Basis } from '../form/basis.ts'
import { fieldId } from '../form/faults.ts'
import type { Prescribing } from '../prescribing.ts'
import { currencyWord, feeHelp } from '../words/fee-text.ts'
import css from '../Prescribe.module.css'

interface FeeFieldProps {
  readonly form: Prescribing
  readonly fee: NonNullable<Basis['patientFee']>
}

/** What the person pays, in the kind that the client has decided (IPS001005). */
export function FeeField({ form, fee }: FeeFieldProps) {
  const t = useAllTexts()
  const f = useFormat()
  const words = t.prescribing.period
  return (
    <div className={css.fields}>
      <TextField
        label={fee.type === 'fixed' ? words.feeAmount : words.feePercentage}
        unit={fee.type === 'fixed' ? currencyWord(f) : '%'}
        help={feeHelp(fee, t, f)}
        id={fieldId({ key: null, field: 'patientFee' })}
        error={form.errorAt({ key: null, field: 'patientFee' })}
        value={form.fields.patientFee}
        onChange={(event) => form.act({ kind: 'fill', fields: { patientFee: event.target.value } })}
        numeric
        autoComplete="off"
      />
    </div>
  )
}
