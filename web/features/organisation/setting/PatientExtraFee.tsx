import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { readPatientExtraFee } from '@omsorg/contract/orders/settings/read-patient-extra-fee.ts'
import { savePatientExtraFee } from '@omsorg/contract/orders/settings/save-patient-extra-fee.ts'
import { formatsFor } from '@omsorg/domain/format/formats.ts'
import { readDay } from '@omsorg/domain/format/parse-day.ts'
import { readMinor } from '@omsorg/domain/format/parse-number.ts'
import { type MarketCode, marketOf, todayIn } from '@omsorg/domain/market.ts'
import { checkExtraFee } from '@omsorg/domain/orders/settings/extra-fee.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { DayField } from '../../../platform/DayField.tsx'
import { type FieldError, useForm } from '../../../platform/forms/use-form.ts'
import { useFormat, useTextsAndFormat } from '../../../platform/format.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { ActionScreenProps } from '../node/node-screens.ts'
import css from './PatientExtraFee.module.css'
import { FeesFromDay, NewFees } from './FeesFromDay.tsx'

type Answer = AnswerOf<typeof readPatientExtraFee>
type Fee = Answer['fees'][number]

/** What a client pays beside the goods: the fees of each day on which they begin (A-2.7-15). */
export default function PatientExtraFee({ node, mayChange }: ActionScreenProps<'Client'>) {
  const t = useAllTexts()
  const title = t.organisation.actionNames.PatientExtraFee
  const { id: clientId } = node
  const answer = useAnswer(readPatientExtraFee, { query: { clientId } }, { anew: true })
  return (
    <FeesFromDay
      {...{ title, clientId, answer, mayChange }}
      history={(fees, market) => <FeeHistory answer={fees} market={market} />}
      form={(fees, market) => (
        <FeeForm
          key={fees.fees.map(({ validFrom, rowVersion }) => `${validFrom} ${rowVersion}`).join()}
          answer={fees}
          market={market}
          onReload={() => void answer.refetch()}
        />
      )}
    />
  )
}

interface FeesProps {
  readonly answer: Answer
  readonly market: MarketCode
}

function FeeHistory({ answer: { fees, current }, market }: FeesProps) {
  const t = useAllTexts()
  const { locale } = useFormat()
  const words = t.organisationSettings.extraFee
  const f = formatsFor({ locale, market })
  const money = (amount: number | null) => (amount ? f.money(amount) : words.off)
  return (
    <Card title={t.organisation.actionNames.PatientExtraFee} note={words.lead}>
      <DataTable
        caption={t.organisation.actionNames.PatientExtraFee}
        rows={fees}
        rowKey={({ validFrom }) => validFrom}
        instead={fees.length === 0 ? <p className={css.none}>{words.none}</p> : undefined}
        columns={[
          {
            key: 'from',
            head: words.validFrom,
            card: 'title',
            cell: ({ validFrom }: Fee) => (
              <>
                {validFrom} {validFrom === current?.validFrom && <Badge tone="fresh">{words.current}</Badge>}
              </>
            ),
          },
          { key: 'small', head: words.smallOrderFee, cell: ({ smallOrderFee }: Fee) => money(smallOrderFee) },
          {
            key: 'below',
            head: words.smallOrderThreshold,
            cell: ({ smallOrderThreshold }: Fee) => money(smallOrderThreshold),
          },
          {
            key: 'logistics',
            head: words.logisticsPercent,
            cell: ({ logisticsPercent }: Fee) => (logisticsPercent ? f.percent(logisticsPercent / 100) : words.off),
          },
          { key: 'express', head: words.expressOrderFee, cell: ({ expressOrderFee }: Fee) => money(expressOrderFee) },
        ]}
      />
    </Card>
  )
}

function FeeForm({ answer, market, onReload }: FeesProps & { readonly onReload: () => void }) {
  const [t, f] = useTextsAndFormat()
  const words = t.organisationSettings.extraFee
  const { clientId, current, fees } = answer
  const { currency } = marketOf(market)
  const today = todayIn(market, Temporal.Now.instant())
  const shown = (amount: number | null | undefined) => (amount ? f.amount(amount) : '')
  /** Nothing typed is off; what is no amount is refused by the bounds. */
  const amount = (typed: string) => (typed.trim() === '' ? null : (readMinor(typed, f.locale) ?? -1))
  const initial = {
    validFrom: today.toString(),
    smallOrderFee: shown(current?.smallOrderFee),
    smallOrderThreshold: shown(current?.smallOrderThreshold),
    logisticsPercent: shown(current?.logisticsPercent),
    expressOrderFee: shown(current?.expressOrderFee),
  }
  const inputOf = (filled: typeof initial) => {
    const validFrom = readDay(filled.validFrom) ?? filled.validFrom
    return {
      clientId,
      validFrom,
      smallOrderFee: amount(filled.smallOrderFee),
      smallOrderThreshold: amount(filled.smallOrderThreshold),
      logisticsPercent: amount(filled.logisticsPercent),
      expressOrderFee: amount(filled.expressOrderFee),
      rowVersion: fees.find((fee) => fee.validFrom === validFrom)?.rowVersion ?? null,
    }
  }
  const form = useForm(savePatientExtraFee, {
    id: 'extra-fee',
    initial,
    toSend: (filled) => ({ input: inputOf(filled) }),
    rules: (filled): readonly FieldError[] => {
      const { validFrom: day, ...input } = inputOf(filled)
      if (readDay(day) === null) return [{ at: 'validFrom', text: t.validation.date }]
      const check = checkExtraFee({ ...input, validFrom: Temporal.PlainDate.from(day) }, today)
      if (check.ok) return []
      return check.refusal === 'threshold-missing'
        ? [{ at: 'smallOrderThreshold', text: words.thresholdMissing }]
        : [{ at: 'validFrom', text: words.past }]
    },
    textOf: ({ at }) => (at === 'validFrom' ? null : words.amountWrong),
    resolves: ['stale'],
    done: t.organisation.settings.saved,
    outdates: [readPatientExtraFee],
  })
  const money = { inputMode: 'decimal', autoComplete: 'off', unit: currency } as const
  return (
    <NewFees title={words.newFees} form={form} isStale={form.notDone?.reason === 'stale'} onReload={onReload}>
      <div className={css.pair}>
        <DayField label={words.validFrom} help={words.validFromHelp} {...form.field('validFrom')} />
        <TextField label={words.expressOrderFee} {...money} {...form.field('expressOrderFee')} />
        <TextField label={words.smallOrderFee} {...money} {...form.field('smallOrderFee')} />
        <TextField label={words.smallOrderThreshold} {...money} {...form.field('smallOrderThreshold')} />
        <TextField label={words.logisticsPercent} {...money} unit="%" {...form.field('logisticsPercent')} />
      </div>
      <p className="o-second">{words.offHelp}</p>
    </NewFees>
  )
}
