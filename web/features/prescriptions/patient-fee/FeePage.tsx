import { readPatientFeeHistory } from '@omsorg/contract/prescriptions/patient-fee/read-patient-fee-history.ts'
import { savePatientFee } from '@omsorg/contract/prescriptions/patient-fee/save-patient-fee.ts'
import { cultureOf } from '@omsorg/texts/language.ts'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAllTexts, useLanguage } from '../../../platform/texts.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { Basis, PrescriptionContext } from '../prescription/wizard/form/basis.ts'
import { FeeField } from '../prescription/wizard/FeeField.tsx'
import { feeText } from '../prescription/wizard/form/beginning.ts'
import { isFee } from '../prescription/wizard/form/validation.ts'
import { feeInput } from '../prescription/wizard/form/to-input.ts'
import css from '../prescription/wizard/Prescribe.module.css'
import { feeValueText } from '../prescription/wizard/words/fee-text.ts'
import { ChangeFrame } from '../change/ChangeFrame.tsx'
import { outdatedByPrescribing } from '../dialogs/use-prescription-action.ts'
import { authorName } from '../../../platform/author-name.ts'

/** What the person pays in the area, and what was paid before (rules 3.7). */
export function FeePage({ context }: { readonly context: PrescriptionContext }) {
  const words = useAllTexts().prescribing.page.fee
  const fee = context.basis.patientFee
  if (fee) return <FeeForm context={context} fee={fee} />
  return <ChangeFrame context={context} title={words.title} save={words.save} form={null} reason={words.off} />
}

interface FeeFormProps {
  readonly context: PrescriptionContext
  readonly fee: NonNullable<Basis['patientFee']>
}

function FeeForm({ context, fee }: FeeFormProps) {
  const t = useAllTexts()
  const words = t.prescribing.page.fee
  const { careRecipientId, therapyArea } = context.stored
  const locale = cultureOf(useLanguage().language)
  const form = useForm(savePatientFee, {
    outdates: outdatedByPrescribing,
    resolves: ['no-answer'],
    id: 'prescription',
    initial: { patientFee: feeText(context.basis, locale) },
    toSend: ({ patientFee }) => ({ input: { careRecipientId, therapyArea, ...feeInput(patientFee, fee, locale) } }),
    rules: ({ patientFee }) =>
      patientFee.trim() === '' || isFee(patientFee, fee.type, locale)
        ? []
        : [{ at: 'patientFee', text: t.prescribing.faults['fee-unreadable'] }],
    fieldAt: () => 'patientFee',
    done: words.done,
  })
  // One that is not changed is not written into the history.
  const submit = async () => (form.isChanged ? form.submit() : null)
  return (
    <ChangeFrame
      context={context}
      title={words.title}
      save={words.save}
      form={{ ...form, submit }}
      below={<FeeHistory context={context} />}
    >
      <FeeField fee={fee} {...form.field('patientFee')} />
    </ChangeFrame>
  )
}

function FeeHistory({ context: { stored } }: { readonly context: PrescriptionContext }) {
  const [t, f] = useTextsAndFormat()
  const words = t.prescribing.page.fee
  const params = { careRecipientId: stored.careRecipientId, therapyArea: stored.therapyArea }
  const answer = useAnswer(readPatientFeeHistory, { params, query: { pageSize: 50 } }, { silent: true })
  const { data, error } = answer
  return (
    <Card title={words.history}>
      {error || !data ? (
        <div className={css.inset}>
          <InsteadOfAnswer answer={answer} />
        </div>
      ) : (
        <DataTable
          caption={words.history}
          rows={data.entities}
          rowKey={({ id }) => id}
          instead={data.entities.length === 0 ? <p>{words.historyEmpty}</p> : undefined}
          columns={[
            { key: 'from', head: words.columns.from, card: 'title', cell: ({ validFrom }) => f.date(validFrom) },
            { key: 'fee', head: words.columns.fee, cell: (entry) => feeValueText(entry, t, f) ?? words.none },
            { key: 'by', head: words.columns.by, cell: ({ changedBy }) => authorName(changedBy, t) },
            { key: 'on', head: words.columns.on, cell: ({ changedOn }) => f.dateTime(changedOn) },
          ]}
        />
      )}
    </Card>
  )
}
