import type { PreliminaryOrderRow } from '@omsorg/contract/orders/preliminary/preliminary-order-row.ts'
import {
  readPreliminaryOrder,
  type PreliminaryOrderView,
} from '@omsorg/contract/orders/preliminary/read-preliminary-order.ts'
import type { PreliminaryLineView } from '@omsorg/contract/orders/preliminary/preliminary-line.ts'
import { searchPreliminaryOrders } from '@omsorg/contract/orders/preliminary/search-preliminary-orders.ts'
import { updateFavorite } from '@omsorg/contract/orders/preliminary/update-favorite.ts'
import { upsertPreliminaryOrder } from '@omsorg/contract/orders/preliminary/upsert-preliminary-order.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { withLines } from './preliminary-view.ts'

/** What was just done, and how it is taken back. */
export interface Done {
  readonly text: string
  readonly undo?: () => void
  /** When: the same thing done again is said again. */
  readonly at: number
}

const outdates = [searchPreliminaryOrders, readPreliminaryOrder]

/** The star, which is set at once and taken back the same way. */
export function useStar(onDone: (done: Done) => void) {
  const t = useAllTexts()
  const words = t.preliminaryOrders
  const { run, busy } = useAction(updateFavorite, { outdates })
  async function star({ preliminaryOrderId, name, type }: PreliminaryOrderRow, favorite: boolean): Promise<void> {
    const result = await run({ input: { preliminaryOrderId, favorite } })
    if (!result?.ok) return
    const called = name || words.types[type]
    onDone({
      text: favorite ? words.starred({ name: called }) : words.unstarred({ name: called }),
      undo: () => void run({ input: { preliminaryOrderId, favorite: !favorite } }),
      at: Date.now(),
    })
  }
  return { star, busy }
}

/** The lines, changed in place; what stood before is put back as it was. */
export function useLines(order: PreliminaryOrderView, onDone: (done: Done) => void) {
  const { run, busy } = useAction(upsertPreliminaryOrder, { outdates })
  async function keep(lines: readonly PreliminaryLineView[], text: string): Promise<void> {
    const result = await run({ input: withLines(order, lines) })
    if (!result?.ok) return
    const { rowVersion } = result.value
    onDone({ text, undo: () => void run({ input: withLines({ ...order, rowVersion }, order.lines) }), at: Date.now() })
  }
  return { keep, busy }
}
