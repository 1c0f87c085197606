import type { CartItemView } from '@omsorg/contract/product-selection/cart/cart-item-view.ts'
import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { ProductPicture } from '../../../ui/picture/ProductPicture.tsx'
import { areaColour } from '../../products/index.ts'
import { blockText } from './block-text.ts'
import css from './Cart.module.css'
import { CartSigns } from './CartSigns.tsx'

interface PrescribedItemsProps {
  readonly items: readonly CartItemView[]
  readonly onReplace: (item: CartItemView) => void
}

/** What is selected and prescribed, folded away: the supply above shows it, and here it can be replaced. */
export function PrescribedItems({ items, onReplace }: PrescribedItemsProps) {
  const t = useAllTexts()
  const words = t.cart
  return (
    <details className={css.prescribed}>
      <summary>{words.prescribed.title({ count: items.length })}</summary>
      <p className={css.second}>{words.prescribed.body}</p>
      <ul>
        {items.map((item) => {
          const { product, can } = item
          const reason = blockText(t, can.replace)
          return (
            <li key={item.cartItemId}>
              <ProductPicture shape={product.shape} area={areaColour(product.therapyArea)} size={32} />
              <span className={css.lines}>
                <b>{product.name}</b>
                <span className={css.second}>{t.therapyAreas.names[item.therapyArea]}</span>
              </span>
              <Button
                variant="text"
                size="compact"
                icon={<IconArrowsExchange />}
                aria-label={words.replacing.title({ product: product.name })}
                {...(reason ? { reason } : {})}
                onClick={() => onReplace(item)}
              >
                {words.replaceIt}
              </Button>
              <CartSigns item={item} />
            </li>
          )
        })}
      </ul>
    </details>
  )
}
