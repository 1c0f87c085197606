import { addToCart } from '@omsorg/contract/product-selection/cart/add-to-cart.ts'
import type { EndedSelection } from '@omsorg/contract/product-selection/cart/read-cart-history.ts'
import IconRotate from '@tabler/icons-react/dist/esm/icons/IconRotate.mjs'
import { useAllTexts } from '../../../../platform/texts.tsx'
import { Button } from '../../../../ui/action/Button.tsx'
import { blockText } from '../block-text.ts'
import { useCart, useCartAction, useProductRights } from '../use-cart.ts'

/** Selects once more what was selected before, with the consumption of then, to be looked at. Flavours are chosen anew. */
export function SelectAgain({ row }: { readonly row: EndedSelection }) {
  const t = useAllTexts()
  const words = t.cart.history
  const cart = useCart()
  const rights = useProductRights()
  const adding = useCartAction(addToCart)
  const { careRecipientId, therapyArea, itemNumber, consumption, consumptionPeriod } = row
  const select = rights.data?.areas.find((area) => area.therapyArea === therapyArea)?.select
  const isThere = cart.data?.entities.some((item) => item.itemNumber === itemNumber)
  const reason = isThere ? words.inCart : select && blockText(t, select)

  const items = [{ itemNumber, consumption, consumptionPeriod, checkConsumption: true }]
  return (
    <Button
      size="compact"
      icon={<IconRotate />}
      reason={reason}
      busy={adding.busy || !cart.data || !rights.data}
      aria-label={words.againNamed({ product: row.product.name })}
      onClick={() => void adding.run({ input: { careRecipientId, therapyArea, items } })}
    >
      {words.again}
    </Button>
  )
}
