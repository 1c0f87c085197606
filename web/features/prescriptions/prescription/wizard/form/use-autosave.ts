import type { Later } from '../../../../../platform/later.ts'
import type { PeriodUnit } from './fields.ts'

/** How much of a selected product is used, as the cart has it. */
export interface SavedUse {
  readonly consumption: number | null
  readonly consumptionPeriod: PeriodUnit | null
  /** All shares, where the product has flavours and they add up. */
  readonly flavors?: readonly { readonly itemNumber: string; readonly consumption: number | null }[]
}

interface Dependencies {
  /**
   * Saves the use of one cart item over the version that was read; answers the version that this made. Stale where somebody
   * else changed the item meanwhile: then what stands in the cart is left alone.
   */
  readonly send: (cartItemId: number, use: SavedUse, rowVersion: number) => Promise<number | 'stale' | 'failed'>
  readonly later: Later
}

interface SavedVersion {
  readonly use: string
  readonly rowVersion: number
}

/**
 * Saves the consumption that is typed in the cart, so that it survives a reload: a while after the last key, one item after
 * another, each save over the version that the one before it made.
 */
export function createUseAutosave({ send, later }: Dependencies) {
  const saved = new Map<number, SavedVersion>()
  const wanted = new Map<number, SavedUse>()
  const left = new Set<number>()
  let callOff = () => {}
  let turn = Promise.resolve()

  function differs(cartItemId: number, use: SavedUse): boolean {
    return JSON.stringify(use) !== saved.get(cartItemId)?.use
  }

  async function save(cartItemId: number, use: SavedUse): Promise<void> {
    const before = saved.get(cartItemId)
    if (!before || left.has(cartItemId) || !differs(cartItemId, use)) return
    const answer = await send(cartItemId, use, before.rowVersion)
    if (answer === 'stale') left.add(cartItemId)
    else if (answer !== 'failed') saved.set(cartItemId, { use: JSON.stringify(use), rowVersion: answer })
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
    know(cartItemId: number, use: SavedUse, rowVersion: number): void {
      if (!saved.has(cartItemId)) saved.set(cartItemId, { use: JSON.stringify(use), rowVersion })
    },
    change(cartItemId: number, use: SavedUse): void {
      wanted.set(cartItemId, use)
      callOff()
      callOff = later(() => void flush())
    },
    /** Saves now what is not saved yet. */
    flush,
    stop: (): void => callOff(),
  }
}

export type UseAutosave = ReturnType<typeof createUseAutosave>
