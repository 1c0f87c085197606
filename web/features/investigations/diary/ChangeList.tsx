import { authorName } from '../../../platform/author-name.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { asksWhetherSame, volumeOfShown } from './spans.ts'
import type { Outcome, ShownChange } from './waiting.ts'
import css from './Diary.module.css'

interface ChangeListProps {
  readonly changes: readonly ShownChange[]
  readonly refused: ReadonlyMap<string, Outcome['outcome']>
  /** False for whoever reads alone. */
  readonly writes: boolean
  readonly onOpen: (change: ShownChange) => void
  readonly onRemove: (change: ShownChange) => void
  readonly onApart: (change: ShownChange) => void
}

/** The changes, the newest first; of two that are near it is asked whether they are one. */
export function ChangeList({ changes, refused, writes, onOpen, onRemove, onApart }: ChangeListProps) {
  const [t, f] = useTextsAndFormat()
  const words = t.investigations.diary
  const same = asksWhetherSame(changes)
  return (
    <Card title={words.changes} padded>
      <ul className={css.changes}>
        {changes.toReversed().map((change) => {
          const before = same.get(change.entryId)
          const why = refused.get(change.entryId)
          return (
            <li key={change.entryId}>
              <div className={css.change}>
                <b>{f.dateTime(change.at)}</b>
                <b>{f.number(volumeOfShown(change))} ml</b>
                <span>
                  {change.itemName}
                  {change.estimate !== null && ` (${words.estimatedMark})`}
                </span>
                {change.outside !== 'none' && <Badge tone="now">{words.out}</Badge>}
                {change.writtenBy && <span className="o-second">{authorName(change.writtenBy, t)}</span>}
                <Badge tone={change.waits ? 'soon' : 'fresh'}>{change.waits ? words.waits : words.sent}</Badge>
                {writes && (
                  <span className="o-row-8">
                    <Button variant="text" size="small" onClick={() => onOpen(change)}>
                      {t.common.actions.change}
                    </Button>
                    <Button variant="text" size="small" onClick={() => onRemove(change)}>
                      {words.remove}
                    </Button>
                  </span>
                )}
              </div>
              {why && (
                <Notice tone="error">
                  {why === 'wet-below-dry'
                    ? words.wetBelowDry
                    : why === 'outside-diary'
                      ? words.notWithin
                      : words.notMeasured}
                </Notice>
              )}
              {before && writes && (
                <Notice
                  tone="soon"
                  title={words.same}
                  actions={
                    <>
                      <Button size="small" onClick={() => onRemove(change)}>
                        {words.sameYes}
                      </Button>
                      <Button size="small" onClick={() => onApart(change)}>
                        {words.sameNo}
                      </Button>
                    </>
                  }
                >
                  {words.sameBody({ time: f.time(before.at), volume: f.number(volumeOfShown(before)) })}
                </Notice>
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
