/** Chance that repeats itself: the same seed gives the same world on every machine. */
export interface Chance {
  /** At least 0, below 1. */
  next(): number
  /** A whole number from low to high, both included. */
  between(low: number, high: number): number
  pick<Item>(items: readonly Item[]): Item
  /** True in so many of a hundred cases. */
  percent(share: number): boolean
}

/** The generator mulberry32. */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    between,
    pick(items) {
      const item = items[between(0, items.length - 1)]
      if (item === undefined) throw new Error('nothing to pick from')
      return item
    },
    percent: (share) => next() * 100 < share,
  }
}
