import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { readPatientFeeSettings } from '@omsorg/contract/prescriptions/patient-fee/read-patient-fee-settings.ts'
import { savePatientFeeSettings } from '@omsorg/contract/prescriptions/patient-fee/save-patient-fee-settings.ts'
import { formatsFor } from '@omsorg/domain/format/formats.ts'
import { readDay } from '@omsorg/domain/format/parse-day.ts'
import { readMinor } from '@omsorg/domain/format/parse-number.ts'
import { type MarketCode, todayIn } from '@omsorg/domain/market.ts'
import { checkFeeSettings, feeMethods, feeOn, feeTypes } from '@omsorg/domain/prescriptions/patient-fee/fee-settings.ts'
import { type TherapyArea, therapyAreas } from '@omsorg/domain/therapy-area.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { DayField } from '../../../platform/DayField.tsx'
import { type FieldError, useForm } from '../../../platform/forms/use-form.ts'
import { useFormat, useTextsAndFormat } from '../../../platform/format.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { ActionScreenProps } from '../node/node-screens.ts'
import css from './PatientExtraFee.module.css'
import { FeesFromDay, NewFees } from './FeesFromDay.tsx'

type Answer = AnswerOf<typeof readPatientFeeSettings>
type Fee = Answer['fees'][number]

interface FeesProps {
  readonly answer: Answer
  readonly market: MarketCode
}

/** What a client asks of its care recipients in each area, from a day on (A-2.7-16). */
export default function PatientFee({ node, mayChange }: ActionScreenProps<'Client'>) {
  const t = useAllTexts()
  const answer = useAnswer(readPatientFeeSettings, { params: { clientId: node.id } }, { anew: true })
  return (
    <FeesFromDay
      title={t.organisation.actionNames.PatientFee}
      clientId={node.id}
      answer={answer}
      mayChange={mayChange}
      history={(fees, market) => <FeeHistory answer={fees} market={market} />}
      form={(fees, market) => (
        <FeeForm key={fees.rowVersion} answer={fees} market={market} onReload={() => void answer.refetch()} />
      )}
    />
  )
}

function FeeHistory({ answer: { fees }, market }: FeesProps) {
  const t = useAllTexts()
  const { locale } = useFormat()
  const words = t.organisationClients.patientFee
  const f = formatsFor({ locale, market })
  const title = t.organisation.actionNames.PatientFee
  return (
    <Card title={title} note={words.lead}>
      <DataTable
        caption={title}
        rows={fees}
        rowKey={({ therapyArea, validFrom }) => `${therapyArea} ${validFrom}`}
        instead={fees.length === 0 ? <p className={css.none}>{words.none}</p> : undefined}
        columns={[
          {
            key: 'area',
            head: words.area,
            card: 'title',
            cell: ({ therapyArea }: Fee) => t.therapyAreas.names[therapyArea],
          },
          {
            key: 'from',
            head: words.validFrom,
            cell: ({ validFrom, isCurrent }: Fee) => (
              <>
                {validFrom} {isCurrent && <Badge tone="fresh">{words.current}</Badge>}
              </>
            ),
          },
          {
            key: 'method',
            head: words.method,
            cell: ({ enabled, method, type }: Fee) =>
              enabled ? `${words.methods[method]}, ${words.types[type]}` : words.off,
          },
          {
            key: 'limit',
            head: words.limit,
            cell: ({ enabled, minimumOrderLimit: limit }: Fee) => (enabled && limit ? f.money(limit) : ''),
          },
          {
            key: 'once',
            head: words.oneTimeShort,
            cell: ({ enabled, oneTimeFeeAllowed }: Fee) =>
              enabled ? (oneTimeFeeAllowed ? t.common.actions.yes : t.common.actions.no) : '',
          },
        ]}
      />
    </Card>
  )
}

function FeeForm({ answer, market, onReload }: FeesProps & { readonly onReload: () => void }) {
  const [t, f] = useTextsAndFormat()
  const words = t.organisationClients.patientFee
  const { clientId, currency, fees, rowVersion } = answer
  const today = todayIn(market, Temporal.Now.instant())
  /** What holds in an area, as the form begins with it. */
  const standing = (area: TherapyArea) => {
    const fee = feeOn(fees, area, '9999-12-31')
    return {
      enabled: fee?.enabled ?? false,
      method: fee?.method ?? feeMethods[0],
      type: fee?.type ?? feeTypes[0],
      minimumOrderLimit: fee?.minimumOrderLimit ? f.amount(fee.minimumOrderLimit) : '',
      oneTimeFeeAllowed: fee?.oneTimeFeeAllowed ?? false,
    }
  }
  const first: TherapyArea = 'Incontinence'
  const form = useForm(savePatientFeeSettings, {
    id: 'patient-fee',
    initial: { therapyArea: first as TherapyArea, validFrom: today.toString(), ...standing(first) },
    toSend: ({ validFrom, minimumOrderLimit, ...area }) => {
      const limit = minimumOrderLimit.trim() === '' ? null : (readMinor(minimumOrderLimit, f.locale) ?? -1)
      const areas = [{ ...area, minimumOrderLimit: limit }]
      return { params: { clientId }, input: { validFrom: readDay(validFrom) ?? validFrom, areas, rowVersion } }
    },
    rules: ({ validFrom, therapyArea }): readonly FieldError[] => {
      const day = readDay(validFrom)
      if (day === null) return [{ at: 'validFrom', text: t.validation.date }]
      const judged = checkFeeSettings([therapyArea], Temporal.PlainDate.from(day), today)
      return judged.ok ? [] : [{ at: 'validFrom', text: t.organisationSettings.extraFee.past }]
    },
    fieldAt: (path) => path.replace(/^areas\[0\]\./, ''),
    textOf: ({ at }) => (at.endsWith('minimumOrderLimit') ? t.organisationSettings.extraFee.amountWrong : null),
    resolves: ['stale'],
    done: t.organisation.settings.saved,
    outdates: [readPatientFeeSettings],
  })
  const { fill, values } = form
  return (
    <NewFees title={words.newFee} form={form} isStale={form.notDone?.reason === 'stale'} onReload={onReload}>
      <div className={css.pair}>
        <SelectField
          label={words.area}
          options={therapyAreas.map((area) => ({ value: area, label: t.therapyAreas.names[area] }))}
          {...form.field('therapyArea', { onChange: () => fill(standing(form.read().therapyArea)) })}
        />
        <DayField
          label={words.validFrom}
          help={t.organisationSettings.extraFee.validFromHelp}
          {...form.field('validFrom')}
        />
      </div>
      <CheckboxField
        label={words.enabled}
        checked={values.enabled}
        onChange={({ target }) => fill({ enabled: target.checked })}
      />
      {values.enabled && (
        <>
          <div className={css.pair}>
            <SelectField
              label={words.method}
              options={feeMethods.map((each) => ({ value: each, label: words.methods[each] }))}
              {...form.field('method')}
            />
            <SelectField
              label={words.type}
              options={feeTypes.map((each) => ({ value: each, label: words.types[each] }))}
              {...form.field('type')}
            />
            <TextField
              label={words.limit}
              help={words.limitHelp}
              inputMode="decimal"
              autoComplete="off"
              unit={currency}
              {...form.field('minimumOrderLimit')}
            />
          </div>
          <CheckboxField
            label={words.oneTime}
            checked={values.oneTimeFeeAllowed}
            onChange={({ target }) => fill({ oneTimeFeeAllowed: target.checked })}
          />
        </>
      )}
    </NewFees>
  )
}
