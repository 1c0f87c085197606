import IconReplace from '@tabler/icons-react/dist/esm/icons/IconReplace.mjs'
import { RouteButton } from '../../../platform/routing/RouteButton.tsx'
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
  /** The address at which another is chosen in the place of a selected product. */
  readonly pathOfReplacing: (cartItemId: number) => string
}

/** What choosing for a person adds to each product: choosing and replacing, the mark to compare, and what to know of it. */
export function selectionSlots({ selection, comparing, onChosen, pathOfReplacing }: Choosing): ProductSlots {
  return {
    choice: (product, compares) => (
      <>
        <ChoiceButton product={product} selection={selection} onChosen={onChosen} />
        <ReplaceLink product={product} selection={selection} pathOf={pathOfReplacing} />
        {compares && <CompareMark product={product} comparing={comparing} />}
      </>
    ),
    marks: (product) => <PersonMarks product={product} selection={selection} />,
    isChosen: (product) => selection.inCart.some(({ itemNumber }) => itemNumber === product.itemNumber),
  }
}

interface ReplaceLinkProps {
  readonly product: OfferedProduct
  readonly selection: Selection
  readonly pathOf: Choosing['pathOfReplacing']
}

/** A selected product is replaced from the row that it is found in. */
function ReplaceLink({ product: { itemNumber, name }, selection, pathOf }: ReplaceLinkProps) {
  const { productSelection: words, cart } = useCareTexts()
  const item = selection.inCart.find((each) => each.itemNumber === itemNumber)
  if (!item || selection.old || selection.rights?.select.allowed === false) return null
  return (
    <RouteButton
      size="compact"
      variant="text"
      icon={<IconReplace />}
      to={pathOf(item.cartItemId)}
      aria-label={words.named({ action: cart.replaceIt, product: name })}
    >
      {cart.replaceIt}
    </RouteButton>
  )
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
