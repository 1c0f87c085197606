import type { CartItemView } from '@omsorg/contract/product-selection/cart/cart-item-view.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { flavorText } from '../../products/index.ts'
import css from '../cart/Cart.module.css'

interface FlavorFieldsProps {
  readonly item: CartItemView
  /** By item number. */
  readonly typed: Readonly<Record<string, string>>
  readonly problemAt: (itemNumber: string) => string | undefined
  readonly onType: (itemNumber: string, text: string) => void
}

/** How the consumption is shared among the flavours of a product (rules 3.13). */
export function FlavorFields({ item, typed, problemAt, onType }: FlavorFieldsProps) {
  const t = useAllTexts()
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
          autoComplete="off"
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
