import type { ProductSlots } from '../product/slots.ts'
import { CompareMark } from '../compare/CompareMark.tsx'
import type { Comparing } from '../compare/comparison.ts'
import { ChoiceButton } from './ChoiceButton.tsx'
import { PersonMarks } from './PersonMarks.tsx'
import type { Selection } from './use-selection.ts'

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
