import { useAllTexts } from '../../../../../platform/texts.tsx'
import { Card } from '../../../../../ui/layout/Card.tsx'
import { FeeField } from '../FeeField.tsx'
import { NoteField } from '../NoteField.tsx'
import type { Prescribing } from '../use-validation.ts'
import css from '../Prescribe.module.css'
import { StepTitle } from '../../../../../ui/navigation/StepTitle.tsx'
import { PayerFields } from './PayerFields.tsx'
import { PeriodFieldset } from './PeriodFieldset.tsx'
import { WithdrawalFields } from './WithdrawalFields.tsx'

/** From when until when, how it is calculated and drawn, and who pays. */
export function PeriodStep({ form }: { readonly form: Prescribing }) {
  const t = useAllTexts()
  const words = t.prescribing.period
  const { basis } = form.context
  return (
    <div className={css.stack}>
      <Card title={<StepTitle moves={form.state.moves}>{words.title}</StepTitle>} padded>
        <div className={css.stack}>
          <PeriodFieldset form={form} />
          <WithdrawalFields form={form} />
        </div>
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
