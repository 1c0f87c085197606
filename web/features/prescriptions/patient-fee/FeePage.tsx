import { readPatientFeeHistory } from '@omsorg/contract/prescriptions/patient-fee/read-patient-fee-history.ts'
import { savePatientFee } from '@omsorg/contract/prescriptions/patient-fee/save-patient-fee.ts'
import { cultureOf } from '@omsorg/texts/language.ts'
import { useState } from 'react'
import { AnswerFailed } from '../../../platform/AnswerFailed.tsx'
import { useFormat } from '../../../platform/format.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAllTexts, useLanguage } from '../../../platform/texts.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { feeText } from '../prescription/wizard/form/beginning.ts'
import { isFee } from '../prescription/wizard/form/judging.ts'
import { feeToSend } from '../prescription/wizard/form/to-input.ts'
import { prescriptionPath } from '../prescription/wizard/prescription-path.ts'
import css from '../prescription/wizard/Prescribe.module.css'
import { currencyWord, feeHelp, feeValueText } from '../prescription/wizard/words/fee-text.ts'
import { ChangeFrame } from '../change/ChangeFrame.tsx'
import type { Ground } from '../prescription/ground.ts'
import { useChange } from '../change/use-change.ts'

/** What the person pays in the area, and what was paid before (rules 3.7). */
export function FeePage({ ground }: { readonly ground: Ground }) {
  const t = useAllTexts()
  const f = useFormat()
  const words = t.prescribing.page.fee
  const { basis, stored } = ground
  const locale = cultureOf(useLanguage().language)
  const fee = basis.patientFee
  const [begun] = useState(() => feeText(basis, locale))
  const [typed, setTyped] = useState(begun)
  const [tried, setTried] = useState(false)
  const change = useChange(savePatientFee)
  const isWrong = fee !== null && typed.trim() !== '' && !isFee(typed, fee.type, locale)
  const whose = { careRecipientId: stored.careRecipientId, therapyArea: stored.therapyArea }
  const back = prescriptionPath(whose, stored.prescriptionId)

  function save(): void {
    setTried(true)
    const sent = feeToSend({ patientFee: typed }, basis, locale)
    if (isWrong || !sent) return
    void change.send({ input: { ...whose, ...sent } }, { said: words.done, open: back })
  }

  return (
    <ChangeFrame
      ground={ground}
      title={words.title}
      save={words.save}
      busy={change.busy}
      failure={change.failure}
      onSave={save}
      isDirty={() => !change.isDone() && typed !== begun}
      reason={fee ? undefined : words.off}
      below={<FeeHistory ground={ground} />}
    >
      {fee && (
        <div className={css.fields}>
          <TextField
            label={fee.type === 'fixed' ? t.prescribing.period.feeAmount : t.prescribing.period.feePercentage}
            unit={fee.type === 'fixed' ? currencyWord(f) : '%'}
            help={feeHelp(fee, t, f)}
            id="prescription-fee"
            error={tried && isWrong ? t.prescribing.faults['fee-unreadable'] : undefined}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            numeric
            autoComplete="off"
          />
        </div>
      )}
    </ChangeFrame>
  )
}

function FeeHistory({ ground: { basis, stored } }: { readonly ground: Ground }) {
  const t = useAllTexts()
  const f = useFormat()
  const words = t.prescribing.page.fee
  const params = { careRecipientId: stored.careRecipientId, therapyArea: stored.therapyArea }
  const answer = useAnswer(
    readPatientFeeHistory,
    { params, query: { pageSize: 50 } },
    { silent: true, enabled: basis.patientFee !== null },
  )
  const { data, error } = answer
  if (!basis.patientFee) return null
  return (
    <Card title={words.history}>
      {error ? (
        <div className={css.inset}>
          <AnswerFailed answer={answer} />
        </div>
      ) : !data ? (
        <div className={css.inset}>
          <Skeleton label={t.common.states.loading} />
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
            { key: 'by', head: words.columns.by, cell: ({ changedBy }) => changedBy },
            { key: 'on', head: words.columns.on, cell: ({ changedOn }) => f.dateTime(changedOn) },
          ]}
        />
      )}
    </Card>
  )
}
