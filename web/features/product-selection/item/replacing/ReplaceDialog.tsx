import type { CartItemView } from '@omsorg/contract/product-selection/cart/cart-item-view.ts'
import { replaceItem } from '@omsorg/contract/product-selection/item/replace-item.ts'
import { searchProducts } from '@omsorg/contract/products/search/search-products.ts'
import { isPrescribedItem } from '@omsorg/domain/product-selection/cart/shown-item.ts'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useId, useState, useEffect } from 'react'
import { ActionDialog } from '../../../../platform/ActionDialog.tsx'
import { RouteButton } from '../../../../platform/routing/RouteButton.tsx'
import { useAnswer } from '../../../../platform/calls/query.ts'
import { useCareTexts } from '../../../../platform/texts.tsx'
import { Notice } from '../../../../ui/feedback/Notice.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { callOptionsOf, useCareRecipient, useRecipientHere } from '../../../care-recipients/index.ts'
import { chosenFor } from '../../selection/chosen-for.ts'
import css from '../../cart/Cart.module.css'
import { replacingPath } from '../../cart/paths-of-cart.ts'
import { candidatesOf, familyOf } from './replacing.ts'
import { ReplaceChoices } from './ReplaceChoices.tsx'
import { useCartAction } from '../../cart/use-cart.ts'

interface ReplaceDialogProps {
  readonly item: CartItemView
  readonly onClose: () => void
  /** With the name of the product that was chosen instead. */
  readonly onReplaced: (product: string) => void
}

/** So many are offered at once; a word finds the others. */
const offered = 8

/** Another product of the same therapy area instead of a selected one; says before what happens to the former. */
export function ReplaceDialog({ item, onClose, onReplaced }: ReplaceDialogProps) {
  const t = useCareTexts()
  const words = t.cart.replacing
  const here = useRecipientHere()
  const person = useCareRecipient(here).data
  const replacing = useCartAction(replaceItem)
  const [term, setTerm] = useState(() => familyOf(item.product.name))
  const [chosen, setChosen] = useState<string | null>(null)
  const whyId = useId()
  const settled = useSettled(term.trim())
  const { careRecipientId, therapyArea, cartItemId, rowVersion } = item
  const input = { searchTerm: settled, careRecipientId, pageSize: offered + 1, onlyOrderable: true }
  const found = useAnswer(
    searchProducts,
    { params: { category: therapyArea }, input: { ...input, isPca: therapyArea === 'Pca' } },
    { ...callOptionsOf(here), keepFormer: true },
  )
  const candidates = candidatesOf(found.data?.entities ?? [], item.itemNumber).slice(0, offered)
  const next = candidates.find(({ itemNumber }) => itemNumber === chosen)

  async function replace(): Promise<void> {
    if (!next) return
    const result = await replacing.run({ input: { cartItemId, rowVersion, newItemNumber: next.itemNumber } })
    if (result?.ok) onReplaced(next.name)
  }

  return (
    <ActionDialog
      wide
      title={words.title({ product: item.product.name })}
      action={words.act}
      reasonId={next ? undefined : whyId}
      busy={replacing.busy}
      onAction={replace}
      onClose={onClose}
    >
      <div className={css.replacing}>
        <p>{words.copied}</p>
        {isPrescribedItem(item) && <Notice tone="info">{words.prescriptionStays}</Notice>}
        <TextField
          label={words.search}
          size="compact"
          icon={<IconSearch />}
          autoComplete="off"
          value={term}
          onChange={(event) => setTerm(event.target.value)}
        />
        <ReplaceChoices
          candidates={candidates}
          person={chosenFor(person, new Set(), new Set())}
          total={found.data?.totalCount ?? 0}
          chosen={chosen}
          onChoose={setChosen}
          answer={found}
        />
        <RouteButton variant="text" size="compact" to={replacingPath(here, item)}>
          {words.inSelection}
        </RouteButton>
        {!next && (
          <p className={css.second} id={whyId}>
            {words.choose}
          </p>
        )}
      </div>
    </ActionDialog>
  )
}

/** What is typed, once nobody has typed for a moment: so a search is asked once, and not for each letter. */
function useSettled(text: string, milliseconds = 300): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), milliseconds)
    return () => clearTimeout(timer)
  }, [text, milliseconds])
  return settled
}
