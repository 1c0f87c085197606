import { aloneInBrowser, keptList } from '../../platform/device/kept-list.ts'
import type { FilledIn } from '../order/filled-in.ts'
import { session } from '../session/session-here.ts'
import { boxHere } from './box-here.ts'
import { noteWaiting } from './waiting-note.ts'

/** What somebody has filled in of an order and not saved yet: rows and amounts, and no name. */
export interface BegunOrder {
  readonly careRecipientId: number
  readonly filledIn: FilledIn
}

/** Sealed like what waits to be sent, under the same name, so that it goes with it when its holder signs out. */
function listHere() {
  const state = session.state()
  if (state.phase !== 'signed-in') return null
  return keptList<BegunOrder>(boxHere(state.holder.accountId, 'orders'), {
    alone: aloneInBrowser('omsorg-my-orders'),
    keyOf: ({ careRecipientId }) => String(careRecipientId),
  })
}

async function orNothing<Answer>(work: Promise<Answer> | undefined): Promise<Answer | null> {
  try {
    return (await work) ?? null
  } catch {
    // The device keeps nothing: it lives as long as the page.
    return null
  }
}

export const begunOrders = {
  of: async (): Promise<readonly BegunOrder[]> => (await orNothing(listHere()?.load())) ?? [],
  async about(careRecipientId: number): Promise<FilledIn | null> {
    return (await begunOrders.of()).find((each) => each.careRecipientId === careRecipientId)?.filledIn ?? null
  },
  async keep(order: BegunOrder): Promise<void> {
    noteWaiting('orders', true)
    await orNothing(listHere()?.keep(order))
  },
  async drop(careRecipientId: number): Promise<void> {
    const kept = (await begunOrders.of()).filter((each) => each.careRecipientId === careRecipientId)
    await orNothing(listHere()?.leave(kept))
    noteWaiting('orders', (await begunOrders.of()).length > 0)
  },
}
