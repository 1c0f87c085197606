import { useTextsAndFormat } from '../../../../../platform/format.ts'
import { Badge } from '../../../../../ui/feedback/Badge.tsx'
import { FieldError } from '../../../../../ui/fields/Field.tsx'
import { TextField } from '../../../../../ui/fields/TextField.tsx'
import { flavorText } from '../../../../products/index.ts'
import { sharedOut } from '../form/saved-use.ts'
import { decimalOf } from '../form/to-input.ts'
import type { RowPart } from './row-part.ts'
import css from './Use.module.css'

/** The consumption by flavour; together they are the consumption of the product (rules 3.13). */
export function FlavorUse({ part: { row, item, form, at } }: { readonly part: RowPart }) {
  const [t, f] = useTextsAndFormat()
  const words = t.prescribing.use
  const { locale } = form.context
  const given = sharedOut(row, locale)
  const whole = decimalOf(row.amount, locale) ?? 0
  const { id, error: wrong } = at('flavors')
  const differs = given > 0 && given !== whole
  return (
    <fieldset className={css.flavors} id={id} tabIndex={-1}>
      <legend>{words.flavors}</legend>
      <div className={css.flavorFields}>
        {item.flavorsToChoose.map((flavor) => {
          const name = flavorText(t, flavor.name)
          return (
            <TextField
              key={flavor.itemNumber}
              label={name}
              aria-label={words.flavorOf({ flavor: name, product: item.product.name })}
              help={flavor.orderable ? undefined : words.flavorStopped}
              size="compact"
              numeric
              readOnly={!flavor.orderable && !row.flavors[flavor.itemNumber]}
              value={row.flavors[flavor.itemNumber] ?? ''}
              onChange={(event) =>
                form.act({ kind: 'set-flavor', key: row.key, flavor: flavor.itemNumber, text: event.target.value })
              }
            />
          )
        })}
        <Badge tone={differs ? 'error' : given > 0 ? 'fresh' : 'quiet'}>
          {words.flavorsSum({ given: f.number(given), whole: f.number(whole) })}
        </Badge>
      </div>
      {wrong && <FieldError>{wrong}</FieldError>}
    </fieldset>
  )
}
