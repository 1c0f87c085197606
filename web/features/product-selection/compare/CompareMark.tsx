import type { OfferedProduct } from '@omsorg/contract/products/product/offered-product.ts'
import { useCareTexts } from '../../../platform/texts.tsx'
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import type { Comparing } from './comparison.ts'

interface CompareMarkProps {
  readonly product: Pick<OfferedProduct, 'itemNumber' | 'name'>
  readonly comparing: Comparing
}

/** Marks a product to compare; a fifth is not taken, and the tray says why. */
export function CompareMark({ product, comparing }: CompareMarkProps) {
  const { productSelection: words } = useCareTexts()
  return (
    <CheckboxField
      label={words.compare}
      aria-label={words.named({ action: words.compare, product: product.name })}
      checked={comparing.items.includes(product.itemNumber)}
      onChange={() => comparing.mark(product.itemNumber)}
    />
  )
}
