import { readCareRecipient } from '@omsorg/contract/care-recipients/recipient/read-care-recipient.ts'
import { searchPrescriptions } from '@omsorg/contract/prescriptions/prescription/search-prescriptions.ts'
import { addToCart } from '@omsorg/contract/product-selection/cart/add-to-cart.ts'
import { deleteCartItems } from '@omsorg/contract/product-selection/item/delete-cart-items.ts'
import { readHandleProductsSettings } from '@omsorg/contract/product-selection/settings/read-handle-products-settings.ts'
import { readCart } from '@omsorg/contract/product-selection/cart/read-cart.ts'
import { replaceItem } from '@omsorg/contract/product-selection/item/replace-item.ts'
import { readWithoutPrescriptions } from '@omsorg/contract/product-selection/cart/read-without-prescriptions.ts'
import type { largestPageSize } from '@omsorg/contract/paging.ts'
import type { OfferedProduct } from '@omsorg/contract/products/product/offered-product.ts'
import { type ProductWarning, warningsOf } from '@omsorg/domain/products/product/warnings.ts'
import { isSelectedItem } from '@omsorg/domain/product-selection/cart/shown-item.ts'
import { useState } from 'react'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { callOptionsAt } from '../finding/use-product-search.ts'
import { chosenFor, prescribedItems, productToChoose, selectedItems } from './chosen-for.ts'
import type { SelectionHere } from './selection-here.ts'

/** Nobody has as much selected or prescribed as one answer may hold. */
const all: typeof largestPageSize = 200

/** What was chosen last, and what is worth a look about it. */
export interface LastChoice {
  readonly product: Pick<OfferedProduct, 'itemNumber' | 'name'>
  readonly warnings: readonly ProductWarning[]
  readonly replaced: boolean
}

/** The person, what she has, what may be done here, and what was chosen last. */
export function useSelection(here: SelectionHere, replaced: number | null) {
  const { careRecipientId, area, carePlaceId } = here
  const options = callOptionsAt(here)
  const acting = { place: here.place, outdates: [readCart, readWithoutPrescriptions] }
  const person = useAnswer(readCareRecipient, { params: { id: careRecipientId } }, options)
  // For another place, the person and what may be done there are asked for first: an address of nobody asks for nothing else.
  const isHere = here.place === null
  const settings = useAnswer(
    readHandleProductsSettings,
    { query: { careRecipientId, carePlaceId: carePlaceId ?? '' } },
    { ...options, enabled: carePlaceId !== null && (isHere || person.data !== undefined) },
  )
  const known = isHere || settings.data !== undefined
  const cart = useAnswer(
    readCart,
    { params: { careRecipientId }, query: { therapyArea: area, pageSize: all } },
    { ...options, enabled: known },
  )
  const prescriptions = useAnswer(
    searchPrescriptions,
    { input: { careRecipientId, therapyArea: area, pageSize: all } },
    { ...options, enabled: known },
  )
  const removing = useAction(deleteCartItems, acting)
  const [last, setLast] = useState<LastChoice | null>(null)

  const inCart = cart.data?.entities ?? []
  const prescribed = prescribedItems(prescriptions.data?.entities ?? [])
  const selected = selectedItems(inCart)
  const who = chosenFor(person.data, selected, prescribed)
  const old = inCart.find(({ cartItemId }) => cartItemId === replaced) ?? null
  const rights = settings.data?.areas.find(({ therapyArea }) => therapyArea === area) ?? null

  function takeBack(itemNumber: string): void {
    const item = inCart.find((each) => each.itemNumber === itemNumber && isSelectedItem(each))
    if (!item || removing.busy) return
    setLast(null)
    void removing.run({ input: { cartItemIds: [item.cartItemId] } })
  }

  return {
    person,
    known,
    missing: person.isError || (!isHere && settings.isError),
    settings: settings.data ?? null,
    rights,
    inCart: inCart.filter(isSelectedItem),
    prescribed,
    /** What the modes of the search look among: nothing is looked for before it is known. */
    lists: { prescribed: prescriptions, selected: cart },
    selected,
    old,
    last,
    warningsFor: (product: OfferedProduct) => warningsOf(productToChoose(product), who),
    careRecipientId,
    acting,
    setLast,
    takeBack,
  }
}

export type Selection = ReturnType<typeof useSelection>

/** Chooses one product, or puts it in the place of the one that is to be replaced. */
export function useChoice(product: OfferedProduct, selection: Selection) {
  const { acting, careRecipientId, old, setLast, warningsFor } = selection
  const adding = useAction(addToCart, acting)
  const replacing = useAction(replaceItem, acting)

  async function choose(): Promise<boolean> {
    const { itemNumber, therapyArea } = product
    const warnings = warningsFor(product)
    const result = await (old
      ? replacing.run({ input: { cartItemId: old.cartItemId, rowVersion: old.rowVersion, newItemNumber: itemNumber } })
      : adding.run({ input: { careRecipientId, therapyArea, items: [{ itemNumber }] } }))
    if (!result?.ok) return false
    setLast({ product, warnings, replaced: old !== null })
    return true
  }

  return { choose, busy: adding.busy || replacing.busy }
}
