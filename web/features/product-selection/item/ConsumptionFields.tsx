import type { CartItemView } from '@omsorg/contract/product-selection/cart/cart-item-view.ts'
import { consumptionPeriods } from '@omsorg/domain/product-selection/item/consumption.ts'
import { useId, useRef } from 'react'
import { useCareTextsAndFormat } from '../../../platform/format.ts'
import { Form } from '../../../platform/forms/Form.tsx'
import { useCareTexts } from '../../../platform/texts.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { FieldError } from '../../../ui/fields/Field.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { wordText } from '../../care-recipients/index.ts'
import css from '../cart/Cart.module.css'
import { consumptionText, flavorText } from '../../products/index.ts'
import { useConsumptionDraft } from './use-consumption-draft.ts'
import { deliveredText } from '../cart/warning-text.ts'

/**
 * How much is used of one product, filled in place: saved on Enter, and when a field is left. Flavours are saved together with
 * the product when all of them are left: until then they need not add up.
 */
export function ConsumptionFields({ item }: { readonly item: CartItemView }) {
  const [t, format] = useCareTextsAndFormat()
  const words = t.cart
  const { draft, wrong, saving, isSaved, change, leave, confirm } = useConsumptionDraft(item)
  const sumId = useId()
  const form = useRef<HTMLFormElement>(null)
  const product = item.product.name
  const came = deliveredText(item, t)
  if (!item.can.change.allowed) return <ConsumptionToRead item={item} />
  const problemAt = (at: string | null) =>
    wrong && wrong.problem !== 'sum' && wrong.at === at ? words.problems[wrong.problem] : undefined
  // The button goes with its notice: the focus stays with the product.
  function confirmAndStay(): void {
    form.current?.querySelector('input')?.focus()
    confirm()
  }
  return (
    <Form
      ref={form}
      className={css.form}
      onSend={leave}
      onBlur={(event) => {
        const isOneOfMany = item.flavorsToChoose.length > 0 && event.currentTarget.contains(event.relatedTarget)
        if (!isOneOfMany) leave()
      }}
    >
      <div className={css.amount}>
        <TextField
          label={words.consumptionOf({ product })}
          labelHidden
          size="compact"
          numeric
          unit={item.product.unit === 'piece' ? t.common.units.piece : undefined}
          value={draft.typed}
          error={problemAt(null)}
          invalid={saving.notDone !== null}
          aria-describedby={wrong?.problem === 'sum' ? sumId : undefined}
          onChange={(event) => change({ typed: event.target.value })}
        />
        <SelectField
          label={words.periodOf({ product })}
          labelHidden
          size="compact"
          value={draft.period}
          options={consumptionPeriods.map((period) => ({ value: period, label: words.per[period] }))}
          onChange={(event) => {
            const period = consumptionPeriods.find((each) => each === event.target.value)
            if (period) change({ period })
          }}
        />
        {/* Enter saves without a button of its own. */}
        <button type="submit" hidden />
        <span className={css.saving} role="status">
          {saving.busy ? t.common.states.saving : isSaved && t.common.states.saved}
        </span>
      </div>
      {item.flavorsToChoose.length > 0 && (
        <FlavorFields
          item={item}
          typed={draft.flavors}
          problemAt={problemAt}
          onType={(itemNumber, text) => change({ flavors: { ...draft.flavors, [itemNumber]: text } })}
        />
      )}
      {item.warnings.includes('consumption-missing') && (
        <p className={css.missing}>
          <Badge tone="miss">{wordText(t, 'consumption-missing')}</Badge>
          {came && <span className={css.second}>{words.delivered({ use: came })}</span>}
        </p>
      )}
      <div role="alert">
        {wrong?.problem === 'sum' && (
          <FieldError id={sumId}>
            {words.problems.sum({ shared: format.number(wrong.shared ?? 0), total: format.number(wrong.total ?? 0) })}
          </FieldError>
        )}
        {saving.notDone?.reason === 'stale' && <FieldError>{words.problems.stale}</FieldError>}
      </div>
      {item.checkConsumption && item.consumption !== null && (
        <Notice
          tone="soon"
          actions={
            <Button size="compact" busy={saving.busy} onClick={confirmAndStay}>
              {words.check.confirm}
            </Button>
          }
        >
          {words.check.text}
        </Notice>
      )}
    </Form>
  )
}

/** How much is used of one product and of its flavours, for whoever may not change it. */
function ConsumptionToRead({ item }: { readonly item: CartItemView }) {
  const [t, format] = useCareTextsAndFormat()
  const { consumption, consumptionPeriod, product } = item
  const text = consumptionText(t, { consumption, consumptionPeriod, unit: product.unit })
  const shared = item.flavors.filter((flavor) => flavor.consumption !== null)
  return (
    <div>
      <p>{text ?? t.careRecipients.supply.consumptionMissing}</p>
      {shared.length > 0 && (
        <dl className={css.shares}>
          {shared.map((flavor) => (
            <div key={flavor.itemNumber}>
              <dt>{flavorText(t, flavor.name)}</dt>
              <dd>{format.number(flavor.consumption ?? 0)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

interface FlavorFieldsProps {
  readonly item: CartItemView
  /** By item number. */
  readonly typed: Readonly<Record<string, string>>
  readonly problemAt: (itemNumber: string) => string | undefined
  readonly onType: (itemNumber: string, text: string) => void
}

/** How the consumption is shared among the flavours of a product (rules 3.13). */
function FlavorFields({ item, typed, problemAt, onType }: FlavorFieldsProps) {
  const t = useCareTexts()
  const words = t.cart.flavors
  return (
    <fieldset className={css.flavors}>
      <legend>
        {words.title({ product: item.product.name })} <small>{words.help}</small>{' '}
        {item.warnings.includes('flavors-missing') && <Badge tone="miss">{words.missing}</Badge>}
      </legend>
      {item.flavorsToChoose.map(({ itemNumber, name, orderable }) => (
        <TextField
          key={itemNumber}
          label={flavorText(t, name)}
          size="compact"
          numeric
          value={typed[itemNumber] ?? ''}
          readOnly={!orderable && !typed[itemNumber]}
          help={orderable ? undefined : words.notOrderable}
          error={problemAt(itemNumber)}
          onChange={(event) => onType(itemNumber, event.target.value)}
        />
      ))}
    </fieldset>
  )
}
