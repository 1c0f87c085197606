import type { CartItemView } from '@omsorg/contract/product-selection/cart/cart-item-view.ts'
import type { Formats } from '@omsorg/domain/format/formats.ts'
import type { CartWarning } from '@omsorg/domain/product-selection/cart/cart-warnings.ts'
import type { CareTexts } from '@omsorg/texts/shape.ts'
import { consumptionText } from '../../products/index.ts'

type Item = Pick<
  CartItemView,
  | 'product'
  | 'charriere'
  | 'length'
  | 'alike'
  | 'unfitting'
  | 'delivered'
  | 'consumption'
  | 'consumptionPeriod'
  | 'replaces'
>

/**
 * What to look at, in one sentence. Null for what its own field says already: a consumption that is missing or was copied,
 * and flavours that nobody has chosen.
 */
export function warningText(warning: CartWarning, item: Item, t: CareTexts, f: Formats): string | null {
  const words = t.prescribing.signs
  switch (warning) {
    case 'latex-sensitivity':
      return words.latexSensitivity
    case 'pvc-sensitivity':
      return words.pvcSensitivity
    case 'charriere-for-adults':
      return words.charriereForAdults({ size: f.quantity(item.charriere ?? 0, 'Ch') })
    case 'short-catheter':
      return words.shortCatheter({ length: f.quantity(item.length ?? 0, 'mm') })
    case 'does-not-fit':
      return words.doesNotFit({ products: item.unfitting.map(({ name }) => name).join(', ') })
    case 'already-prescribed':
      return t.productSelection.warnings['already-prescribed']
    case 'alike-selected':
      return t.cart.alike({ products: item.alike.map(({ name }) => name).join(', ') })
    case 'far-from-delivered':
      return words.farFromDelivered({ typed: typedText(item, t) ?? '', delivered: deliveredText(item, t) ?? '' })
    case 'old-item-prescribed':
      return t.cart.oldItemPrescribed({ product: item.replaces?.name ?? '' })
    case 'check-consumption':
    case 'consumption-missing':
    case 'flavors-missing':
      return null
  }
}

function typedText({ consumption, consumptionPeriod, product }: Item, t: CareTexts): string | null {
  return consumptionText(t, { consumption, consumptionPeriod, unit: product.unit })
}

/** What was delivered, as a use: "4 pcs per day". */
export function deliveredText(
  { delivered, product }: Pick<Item, 'delivered' | 'product'>,
  t: CareTexts,
): string | null {
  if (!delivered) return null
  return consumptionText(t, { consumption: delivered.amount, consumptionPeriod: delivered.period, unit: product.unit })
}
