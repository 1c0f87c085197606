import { areaHeader } from '@omsorg/contract/investigations/investigation/investigation-refusals.ts'
import { readSelectedProducts } from '@omsorg/contract/investigations/investigation/read-selected-products.ts'
import { saveItems } from '@omsorg/contract/investigations/investigation/save-items.ts'
import { readSuggestion } from '@omsorg/contract/investigations/guided/read-suggestion.ts'
import { addToCart } from '@omsorg/contract/product-selection/cart/add-to-cart.ts'
import { readCart } from '@omsorg/contract/product-selection/cart/read-cart.ts'
import { deleteCartItems } from '@omsorg/contract/product-selection/item/delete-cart-items.ts'
import type { OfferedProduct } from '@omsorg/contract/products/product/offered-product.ts'
import { useState } from 'react'
import { useAction } from '../../../platform/calls/use-action.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { useSessionUser } from '../../../platform/session/use-session.ts'

type Product = Pick<OfferedProduct, 'itemNumber' | 'name' | 'alreadySelected'>

export type Choosing = ReturnType<typeof useChoosing>

/** Puts what is chosen into the cart, and takes it back; the investigation keeps what came of it. */
export function useChoosing(careRecipientId: number, investigationId: number) {
  const words = useAllTexts().investigations.guided
  const mayWrite = useSessionUser()?.permissions.includes('InvestigationWrite') ?? false
  const outdates = [readCart, readSuggestion]
  const adding = useAction(addToCart, { outdates })
  const removing = useAction(deleteCartItems, { outdates })
  const reading = useAction(readSelectedProducts)
  const keeping = useAction(saveItems, { headers: { [areaHeader]: 'Incontinence' }, outdates: [readSelectedProducts] })
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(new Map())
  const [said, setSaid] = useState('')

  /**
   * What came of the investigation before, on another day or for another part of the day, stays. Whoever only reads
   * investigations chooses all the same; the investigation is left as it is.
   */
  async function keepItems(change: (kept: ReadonlySet<string>) => ReadonlySet<string>): Promise<void> {
    if (!mayWrite) return
    const read = await reading.run({ params: { id: investigationId } }, { silent: true })
    if (!read?.ok) return
    const former = read.value.entities.map((each) => each.itemNumber)
    const itemNumbers = [...change(new Set(former))]
    await keeping.run({ input: { investigationId, itemNumbers, former } }, { silent: true })
  }

  async function choose({ itemNumber, name }: Product): Promise<void> {
    const done = await adding.run({
      input: { careRecipientId, therapyArea: 'Incontinence', items: [{ itemNumber }] },
    })
    const cartItemId = done?.ok ? done.value.entities[0]?.cartItemId : undefined
    if (cartItemId === undefined) return
    setChosen(new Map(chosen).set(itemNumber, cartItemId))
    setSaid(words.added({ name }))
    await keepItems((kept) => new Set(kept).add(itemNumber))
  }

  async function undo({ itemNumber, name }: Product): Promise<void> {
    const cartItemId = chosen.get(itemNumber)
    if (cartItemId === undefined) return
    const done = await removing.run({ input: { cartItemIds: [cartItemId] } })
    if (!done?.ok) return
    const next = new Map(chosen)
    next.delete(itemNumber)
    setChosen(next)
    setSaid(words.undone({ name }))
    await keepItems((kept) => new Set([...kept].filter((each) => each !== itemNumber)))
  }

  return {
    choose,
    undo,
    said,
    busy: adding.busy || removing.busy || reading.busy || keeping.busy,
    /** In the cart: chosen here, or before. */
    isChosen: ({ itemNumber, alreadySelected }: Product) =>
      chosen.has(itemNumber) ? ('here' as const) : alreadySelected ? ('before' as const) : null,
    count: chosen.size,
  }
}
