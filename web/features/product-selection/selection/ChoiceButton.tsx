import type { OfferedProduct } from '@omsorg/contract/products/product/offered-product.ts'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconReplace from '@tabler/icons-react/dist/esm/icons/IconReplace.mjs'
import { useCareTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { unavailableText } from '../product/stock-text.ts'
import { type Selection, useChoice } from './use-selection.ts'

/** The id of the sentence that says why nothing can be chosen here at all. */
export const closedId = 'selection-closed'

interface ChoiceButtonProps {
  readonly product: OfferedProduct
  readonly selection: Selection
  readonly onChosen: () => void
}

/** Chooses a product, or takes the choice back; what cannot be chosen says why. */
export function ChoiceButton({ product, selection, onChosen }: ChoiceButtonProps) {
  const t = useCareTexts()
  const words = t.productSelection
  const { itemNumber, name } = product
  const { rights, old } = selection
  const { choose, busy } = useChoice(product, selection)
  const named = (action: string) => words.named({ action, product: name })
  const inCart = selection.inCart.some((each) => each.itemNumber === itemNumber)
  const unavailable = unavailableText(product, t)
  if (inCart) {
    return (
      <Button
        size="compact"
        icon={<IconCheck />}
        aria-pressed="true"
        aria-label={named(words.selected)}
        onClick={() => selection.takeBack(itemNumber)}
      >
        {words.selected}
      </Button>
    )
  }
  const word = old ? words.replaceBy : words.select
  const look = { variant: 'tinted', size: 'compact', icon: old ? <IconReplace /> : <IconPlus /> } as const
  const label = { 'aria-label': named(word) }
  if (rights?.select.allowed === false || unavailable) {
    const why = rights?.select.allowed === false ? { reasonId: closedId } : { reason: unavailable?.why }
    return (
      <Button {...look} {...label} {...why}>
        {word}
      </Button>
    )
  }
  return (
    <Button {...look} {...label} busy={busy} onClick={() => void choose().then((done) => done && onChosen())}>
      {word}
    </Button>
  )
}
