import { useAllTexts } from '../language/use-texts.ts'
import { begunOrders } from '../offline/begun-orders.ts'
import { useHere } from '../person/here.ts'
import { NotTaken } from '../unsent/NotTaken.tsx'
import { go } from '../way/way.ts'
import type { FilledIn, Proposal } from './filled-in.ts'
import type { WaitingOrder } from './use-order-letter.ts'

interface LostOrderProps {
  readonly proposal: Proposal
  /** Why nothing can be ordered. */
  readonly why: string
  readonly begun: FilledIn | null
  readonly waiting: WaitingOrder
}

/** An order that was begun, or refused, where nothing can be ordered any more: what it was, and the way to be rid of it. */
export function LostOrder({ proposal, why, begun, waiting }: LostOrderProps) {
  const t = useAllTexts()
  const { careRecipientId } = useHere().person
  if (!begun && !waiting.refusal) return null

  const wished = begun
    ? Object.entries(begun.packages).map(([id, quantity]) => ({ prescriptionRowId: Number(id), quantity }))
    : (proposal.draft?.lines ?? [])
  const nameOf = (id: number) =>
    proposal.lines.find(({ prescriptionRowId }) => prescriptionRowId === id)?.product.name ?? t.unsent.product

  async function takeAway(): Promise<void> {
    await waiting.giveUp()
    await begunOrders.drop(careRecipientId)
    go('home')
  }

  return (
    <NotTaken
      title={waiting.refusal ? t.order.refusedTitle : t.order.begunTitle}
      why={why}
      written={wished
        .filter(({ quantity }) => quantity > 0)
        .map(({ prescriptionRowId: id, quantity }) => ({
          key: String(id),
          words: `${t.home.packages({ count: quantity })} ${nameOf(id)}`,
        }))}
      onTakeAway={takeAway}
    />
  )
}
