import type { PlaceCartItem, PlaceProduct } from '@omsorg/contract/product-selection/care-place-cart/place-cart-view.ts'

/** What somebody has pressed and the server has not answered yet; null packages take the product out. */
export interface Wish {
  readonly product: PlaceProduct
  readonly packages: number | null
  readonly flavors: readonly { readonly itemNumber: string; readonly packages: number }[] | null
}

/** One line of the cart as it is drawn. */
export interface StoreLine {
  readonly itemNumber: string
  readonly product: PlaceProduct
  readonly packages: number | null
  readonly flavors: readonly { readonly itemNumber: string; readonly packages: number }[]
  readonly mayChange: boolean
}

/** The cart as it will stand when everything that was pressed has been carried out. */
export function withWishes(items: readonly PlaceCartItem[], wishes: readonly Wish[]): readonly StoreLine[] {
  const wished = new Map(wishes.map((wish) => [wish.product.itemNumber, wish]))
  const kept = items.flatMap((item) => {
    const wish = wished.get(item.itemNumber)
    if (wish && wish.packages === null) return []
    return [lineOf(item, wish)]
  })
  const held = new Set(items.map((item) => item.itemNumber))
  const fresh = wishes
    .filter(({ product, packages }) => packages !== null && !held.has(product.itemNumber))
    .map(({ product, packages, flavors }) => ({
      itemNumber: product.itemNumber,
      product,
      packages,
      flavors: flavors ?? [],
      mayChange: true,
    }))
  return [...kept, ...fresh]
}

function lineOf({ itemNumber, product, packages, flavors, can }: PlaceCartItem, wish: Wish | undefined): StoreLine {
  const own = flavors.map((flavor) => ({ itemNumber: flavor.itemNumber, packages: flavor.packages ?? 0 }))
  return {
    itemNumber,
    product,
    packages: wish ? wish.packages : packages,
    flavors: wish?.flavors ?? own,
    mayChange: can.change.allowed,
  }
}

/** What the cart comes to: packages, and the price of the goods without VAT; null where a price is not known. */
export function sumOf(lines: readonly StoreLine[]): { readonly packages: number; readonly net: number | null } {
  const wanted = lines.filter(({ packages }) => packages !== null)
  const packages = wanted.reduce((sum, line) => sum + (line.packages ?? 0), 0)
  const prices = wanted.map(({ product, packages: count }) =>
    product.price === null ? null : product.price * (count ?? 0),
  )
  const net = prices.includes(null) ? null : prices.reduce<number>((sum, price) => sum + (price ?? 0), 0)
  return { packages, net }
}

/** Whether the packages of a product still wait to be shared among its flavours. */
export function waitsForFlavors({ product, packages, flavors }: StoreLine): boolean {
  if (product.flavorsToChoose.length === 0 || packages === null) return false
  return flavors.reduce((sum, flavor) => sum + flavor.packages, 0) !== packages
}
