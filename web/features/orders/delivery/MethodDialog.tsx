import { readMinor } from '@omsorg/domain/format/parse-number.ts'
import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { readDeliveryMethod } from '@omsorg/contract/orders/delivery/read-delivery-method.ts'
import { saveDeliveryMethod } from '@omsorg/contract/orders/delivery/save-delivery-method.ts'
import { searchDeliveryMethods } from '@omsorg/contract/orders/delivery/search-delivery-methods.ts'
import { type MarketCode, marketOf } from '@omsorg/domain/market.ts'
import { methodLanguages } from '@omsorg/domain/orders/delivery/delivery-method.ts'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { FormDialog } from '../../../platform/forms/FormDialog.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import css from './DeliveryMethods.module.css'
import { emptyMethod, inputOf, type MethodFields, methodFieldAt } from './method-fields.ts'

type Method = AnswerOf<typeof readDeliveryMethod>

interface ClosingProps {
  readonly onClose: () => void
}

export function NewMethodDialog({ market, onClose }: ClosingProps & { readonly market: MarketCode }) {
  return <MethodForm market={market} initial={emptyMethod} onClose={onClose} />
}

/** Read anew, so that what is changed is the latest version. */
export function ChangeMethodDialog({ id, onClose }: ClosingProps & { readonly id: number }) {
  const t = useAllTexts()
  const [, f] = useTextsAndFormat()
  const answer = useAnswer(readDeliveryMethod, { params: { method: id } }, { anew: true })
  if (answer.data) {
    const { texts, code, fee, needsDeliveryPoint, marketAreaCode } = answer.data
    const words = Object.fromEntries(texts.map((text) => [text.language, text]))
    const initial: MethodFields = {
      ...emptyMethod,
      ...words,
      code,
      fee: fee === 0 ? '' : f.amount(fee),
      needsDeliveryPoint,
    }
    return <MethodForm market={marketAreaCode} former={answer.data} initial={initial} onClose={onClose} />
  }
  return (
    <ActionDialog title={t.deliveryMethods.changing} onClose={onClose}>
      <InsteadOfAnswer answer={answer} rows={4} />
    </ActionDialog>
  )
}

interface MethodFormProps extends ClosingProps {
  readonly market: MarketCode
  readonly former?: Method
  readonly initial: MethodFields
}

function MethodForm({ market, former, initial, onClose }: MethodFormProps) {
  const [t, f] = useTextsAndFormat()
  const words = t.deliveryMethods
  const required = t.common.states.required
  const readFee = (typed: string) => readMinor(typed, f.locale)
  const form = useForm(saveDeliveryMethod, {
    id: 'method',
    initial,
    toSend: (filled) => ({ input: { ...inputOf(filled, readFee), marketAreaCode: market, ...versionOf(former) } }),
    rules: (filled) => [
      ...(filled.code.trim() === '' ? [{ at: 'code', text: t.validation.required }] : []),
      ...(methodLanguages.every((language) => filled[language].name.trim() === '')
        ? [{ at: 'en.name', text: words.nameMissing }]
        : // A description alone would be left out, and what somebody wrote with it.
          methodLanguages
            .filter((language) => filled[language].name.trim() === '' && filled[language].description.trim() !== '')
            .map((language) => ({ at: `${language}.name`, text: t.validation.required }))),
      ...(inputOf(filled, readFee).fee < 0 ? [{ at: 'fee', text: words.feeWrong }] : []),
    ],
    fieldAt: methodFieldAt,
    textOf: ({ at }) => (at === 'code' ? words.codeWrong : null),
    outdates: [searchDeliveryMethods, readDeliveryMethod],
    done: words.saved,
  })
  const { values, fill } = form
  return (
    <FormDialog
      form={form}
      wide
      title={former ? words.changing : words.adding({ market: t.common.markets[market] })}
      action={t.common.actions.confirm}
      onClose={onClose}
    >
      <div className={css.pair}>
        <TextField
          label={words.code}
          required={required}
          help={former ? words.codeStays : words.codeHelp}
          readOnly={former !== undefined}
          autoComplete="off"
          {...form.field('code')}
        />
        <TextField
          label={words.fee}
          help={words.feeHelp}
          inputMode="decimal"
          autoComplete="off"
          unit={marketOf(market).currency}
          {...form.field('fee')}
        />
      </div>
      <CheckboxField
        label={words.needsPoint}
        help={words.needsPointHelp}
        checked={values.needsDeliveryPoint}
        onChange={(event) => fill({ needsDeliveryPoint: event.target.checked })}
      />
      {methodLanguages.map((language) => (
        <fieldset key={language} className={css.language}>
          <legend>{words.languages[language]}</legend>
          <div className={css.pair}>
            <TextField label={words.name} lang={language} autoComplete="off" {...form.field(`${language}.name`)} />
            <TextField
              label={words.description}
              lang={language}
              autoComplete="off"
              {...form.field(`${language}.description`)}
            />
          </div>
        </fieldset>
      ))}
    </FormDialog>
  )
}

function versionOf(former: Method | undefined) {
  return former ? { id: former.id, rowVersion: former.rowVersion } : {}
}
