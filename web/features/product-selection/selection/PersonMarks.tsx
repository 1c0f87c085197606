import type { OfferedProduct } from '@omsorg/contract/products/product/offered-product.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import type { Selection } from './use-selection.ts'

interface PersonMarksProps {
  readonly product: OfferedProduct
  readonly selection: Selection
}

/** What is worth knowing of a product for this person, before it is chosen. */
export function PersonMarks({ product, selection }: PersonMarksProps) {
  const { productSelection: words } = useAllTexts()
  return selection.warningsFor(product).map((warning) => {
    if (warning === 'already-selected') return null
    if (warning === 'already-prescribed') {
      return (
        <Badge key={warning} tone="info">
          {words.prescribed}
        </Badge>
      )
    }
    const grave = warning === 'latex-sensitivity' || warning === 'pvc-sensitivity'
    return (
      <Badge key={warning} tone={grave ? 'error' : 'soon'}>
        {words.warningWords[warning]}
      </Badge>
    )
  })
}
