import type { CartItemView } from '@omsorg/contract/product-selection/cart/cart-item-view.ts'
import { canDoHarm } from '@omsorg/domain/products/product/warnings.ts'
import { useCareTextsAndFormat } from '../../../platform/format.ts'
import { SignList } from '../../../ui/feedback/SignList.tsx'
import { warningText } from './warning-text.ts'

/** What to look at before a product is prescribed, gravest first. */
export function CartSigns({ item }: { readonly item: CartItemView }) {
  const [t, f] = useCareTextsAndFormat()
  const signs = item.warnings.flatMap((warning) => {
    const words = warningText(warning, item, t, f)
    return words === null ? [] : [{ key: warning, grave: canDoHarm(warning), words }]
  })
  return <SignList signs={signs} />
}
