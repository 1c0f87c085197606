import { useTextsAndFormat } from '../../../../platform/format.ts'
import { authorName } from '../../../../platform/author-name.ts'
import { Notice } from '../../../../ui/feedback/Notice.tsx'
import { WithDates } from '../../../../ui/text/WithDates.tsx'
import type { ToldMove } from './told-move.ts'

/** Above the form: who told the new address that stands in it, and from which day. */
export function MoveNotice({ move }: { readonly move: ToldMove | null }) {
  const [t, f] = useTextsAndFormat()
  const words = t.recipientChanges.edit.moved
  if (!move) return <Notice tone="info">{words.gone}</Notice>
  const { askedBy, since, movedTo } = move
  return (
    <Notice tone="soon" title={words.title}>
      <WithDates>
        {[
          words.told({
            name: askedBy ? authorName(askedBy, t) : t.orderTasks.told.holders.self,
            date: f.dateOf(since),
          }),
          movedTo.from && words.from({ date: movedTo.from }),
          words.check,
        ]
          .filter(Boolean)
          .join(' ')}
      </WithDates>
    </Notice>
  )
}
