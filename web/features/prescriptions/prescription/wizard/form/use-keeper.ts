import type { Later } from '../../../../../platform/later.ts'
import type { PeriodUnit } from './fields.ts'

/** How much of a selected product is used, as the cart keeps it. */
export interface KeptUse {
  readonly consumption: number | null
  readonly consumptionPeriod: PeriodUnit | null
  /** All shares, where the product has flavours and they add up. */
  readonly flavors?: readonly { readonly itemNumber: string; readonly consumption: number | null }[]
}

interface Surroundings {
  /** Saves the use of one cart item over the version that was read; answers the version that this made. */
  readonly send: (cartItemId: number, use: KeptUse, rowVersion: number) => Promise<number>
  /** Whether somebody else changed the item meanwhile: then what stands in the cart is left alone. */
  readonly isStale: (failure: unknown) => boolean
  readonly later: Later
}

interface Kept {
  readonly use: string
  readonly rowVersion: number
}

/**
 * Keeps the consumption that is typed in the cart, so that it survives a reload: a while after the last key, one item after
 * another, each save over the version that the one before it made.
 */
export function createUseKeeper({ send, isStale, later }: Surroundings) {
  const kept = new Map<number, Kept>()
  const wanted = new Map<number, KeptUse>()
  const given = new Set<number>()
  let callOff = () => {}
  let turn = Promise.resolve()

  function differs(cartItemId: number, use: KeptUse): boolean {
    return JSON.stringify(use) !== kept.get(cartItemId)?.use
  }

  async function save(cartItemId: number, use: KeptUse): Promise<void> {
    const before = kept.get(cartItemId)
    if (!before || given.has(cartItemId) || !differs(cartItemId, use)) return
    try {
      const rowVersion = await send(cartItemId, use, before.rowVersion)
      kept.set(cartItemId, { use: JSON.stringify(use), rowVersion })
    } catch (failure) {
      if (isStale(failure)) given.add(cartItemId)
    }
  }

  async function saveAll(): Promise<void> {
    for (const [cartItemId, use] of wanted) await save(cartItemId, use)
  }

  function flush(): Promise<void> {
    callOff()
    turn = turn.then(saveAll)
    return turn
  }

  return {
    /** What stands in the cart, as it was read. */
    know(cartItemId: number, use: KeptUse, rowVersion: number): void {
      if (!kept.has(cartItemId)) kept.set(cartItemId, { use: JSON.stringify(use), rowVersion })
    },
    change(cartItemId: number, use: KeptUse): void {
      wanted.set(cartItemId, use)
      callOff()
      callOff = later(() => void flush())
    },
    /** Saves now what is not saved yet. */
    flush,
    stop: (): void => callOff(),
  }
}

export type UseKeeper = ReturnType<typeof createUseKeeper>
