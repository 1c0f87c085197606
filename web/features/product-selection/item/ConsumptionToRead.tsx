import type { CartItemView } from '@omsorg/contract/product-selection/cart/cart-item-view.ts'
import { useFormat } from '../../../platform/format.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { consumptionText, flavorText } from '../../products/index.ts'
import css from '../cart/Cart.module.css'

/** How much is used of one product and of its flavours, for whoever may not change it. */
export function ConsumptionToRead({ item }: { readonly item: CartItemView }) {
  const t = useAllTexts()
  const format = useFormat()
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
