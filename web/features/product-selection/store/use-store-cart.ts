import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { addToPlaceCart } from '@omsorg/contract/product-selection/care-place-cart/add-to-place-cart.ts'
import { deletePlaceCartItem } from '@omsorg/contract/product-selection/care-place-cart/delete-place-cart-item.ts'
import type { PlaceProduct } from '@omsorg/contract/product-selection/care-place-cart/place-cart-view.ts'
import { readPlaceCart } from '@omsorg/contract/product-selection/care-place-cart/read-place-cart.ts'
import { searchPlaceProducts } from '@omsorg/contract/product-selection/care-place-cart/search-place-products.ts'
import type { largestPageSize } from '@omsorg/contract/paging.ts'
import { useEffect, useState } from 'react'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { type Wish, withWishes } from './wishes.ts'

/** No store has more in its cart than one answer may hold. */
const all: typeof largestPageSize = 200

/** So long somebody may go on pressing plus before what is wanted is sent, in milliseconds. */
const pause = 400

export type StoreCartAnswer = AnswerOf<typeof readPlaceCart>

/**
 * The cart of the store, as the server has it and with what was pressed since: a press shows at once and is sent a moment
 * later, the last one counts.
 */
export function useStoreCart(carePlaceId: string) {
  const answer = useAnswer(readPlaceCart, { params: { carePlaceId }, query: { pageSize: all } }, { silent: true })
  const outdates = [readPlaceCart]
  const adding = useAction(addToPlaceCart, { outdates })
  const removing = useAction(deletePlaceCartItem, { outdates: [...outdates, searchPlaceProducts] })
  const [wishes, setWishes] = useState<readonly Wish[]>([])
  const [removed, setRemoved] = useState<Wish | null>(null)
  const [savedAt, setSavedAt] = useState<Temporal.Instant | null>(null)
  const busy = adding.busy || removing.busy

  useEffect(() => {
    if (busy || wishes.length === 0) return undefined
    async function send(): Promise<void> {
      const gone = wishes.find(({ packages }) => packages === null)
      const wanted = wishes.filter(({ packages }) => packages !== null)
      const items = wanted.map(({ product: { itemNumber }, packages, flavors }) => ({
        itemNumber,
        packages,
        ...(flavors ? { flavors: [...flavors] } : {}),
      }))
      const result = gone
        ? await removing.run({ params: { carePlaceId, itemNumber: gone.product.itemNumber } })
        : await adding.run({ input: { carePlaceId, items } })
      const sent = gone ? [gone] : wanted
      // What was not carried out has been said: the cart then shows what the server has.
      if (result) setWishes((now) => now.filter((wish) => !sent.includes(wish)))
      if (result?.ok) setSavedAt(Temporal.Now.instant())
    }
    const waiting = window.setTimeout(() => void send(), pause)
    return () => clearTimeout(waiting)
  }, [wishes, busy, carePlaceId, adding, removing])

  function wish(next: Wish): void {
    setWishes((now) => [...now.filter(({ product }) => product.itemNumber !== next.product.itemNumber), next])
  }

  const items = withWishes(answer.data?.entities ?? [], wishes)
  return {
    carePlaceId,
    answer,
    items,
    known: answer.data !== undefined,
    areas: answer.data?.areas ?? [],
    usual: answer.data?.usual ?? [],
    display: answer.data?.display ?? null,
    saving: busy || wishes.length > 0,
    savedAt,
    removed,
    /** Null takes it out of the cart. */
    set(product: PlaceProduct, packages: number | null, flavors?: Wish['flavors']): void {
      const former = items.find((item) => item.itemNumber === product.itemNumber)
      setRemoved(packages === null && former ? { product, packages: former.packages, flavors: former.flavors } : null)
      wish({ product, packages, flavors: flavors ?? null })
    },
    undo(): void {
      if (!removed) return
      setRemoved(null)
      wish(removed)
    },
    packagesOf: (itemNumber: string) => items.find((item) => item.itemNumber === itemNumber)?.packages ?? null,
    isIn: (itemNumber: string) => items.some((item) => item.itemNumber === itemNumber),
  }
}

export type StoreCart = ReturnType<typeof useStoreCart>
