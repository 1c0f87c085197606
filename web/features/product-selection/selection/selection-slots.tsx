import type { ProductSlots } from '../product/slots.ts'
import { CompareMark } from '../compare/CompareMark.tsx'
import type { Comparing } from '../compare/comparison.ts'
import { ChoiceButton } from './ChoiceButton.tsx'
import type { Selection } from './use-selection.ts'
import type { OfferedProduct } from '@omsorg/contract/products/product/offered-product.ts'
import { useCareTexts } from '../../../platform/texts.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'

interface Choosing {
  readonly selection: Selection
  readonly comparing: Comparing
  /** After a product was chosen. */
  readonly onChosen: () => void
}

/** What choosing for a person adds to each product: the choice, the mark to compare, and what to know of it. */
export function selectionSlots({ selection, comparing, onChosen }: Choosing): ProductSlots {
  return {
    choice: (product, compares) => (
      <>
        <ChoiceButton product={product} selection={selection} onChosen={onChosen} />
        {compares && <CompareMark product={product} comparing={comparing} />}
      </>
    ),
    marks: (product) => <PersonMarks product={product} selection={selection} />,
    isChosen: (product) => selection.inCart.some(({ itemNumber }) => itemNumber === product.itemNumber),
  }
}

/** What is worth knowing of a product for this person, before it is chosen. */
function PersonMarks({ product, selection }: { readonly product: OfferedProduct; readonly selection: Selection }) {
  const { productSelection: words } = useCareTexts()
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
