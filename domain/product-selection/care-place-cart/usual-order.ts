/** How far back one looks for what the store of a care place usually takes. */
export const usualMonths = 3

/** What one order brought to the store of a care place of one item. */
export interface OrderedForStore {
  readonly on: Temporal.PlainDate
  readonly packages: number
}

export interface UsualOrder {
  /** The middle of the orders, the larger of two in the middle: one large order does not make a habit. */
  readonly packages: number
  readonly lastOrderedOn: Temporal.PlainDate
  readonly lastPackages: number
  /** Packages a month, with one decimal. */
  readonly perMonth: number
}

/** What is usual by the orders of the last three months, given in any order; null without any. */
export function usualOrderOf(orders: readonly OrderedForStore[], today: Temporal.PlainDate): UsualOrder | null {
  const since = today.subtract({ months: usualMonths })
  const recent = orders
    .filter(({ on }) => Temporal.PlainDate.compare(on, since) >= 0)
    .toSorted((one, other) => Temporal.PlainDate.compare(one.on, other.on))
  const last = recent.at(-1)
  if (!last) return null
  const sizes = recent.map(({ packages }) => packages).toSorted((one, other) => one - other)
  const sum = sizes.reduce((total, size) => total + size, 0)
  return {
    packages: sizes[Math.floor(sizes.length / 2)] ?? last.packages,
    lastOrderedOn: last.on,
    lastPackages: last.packages,
    perMonth: Math.round((sum * 10) / usualMonths) / 10,
  }
}
