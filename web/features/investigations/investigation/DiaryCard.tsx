import type { DiaryView } from '@omsorg/contract/investigations/diary/diary-fields.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { pathTo } from '../../../platform/routing/paths.ts'
import { RouteButton } from '../../../platform/routing/RouteButton.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { AveragesOf } from '../diary/AveragesOf.tsx'
import css from './Investigation.module.css'

interface DiaryCardProps {
  readonly careRecipientId: number
  readonly diary: DiaryView | null
  /** Fills the parts and the sum; null while the diary has no average. */
  readonly onTake: (() => void) | null
}

/** The latest diary, and its average by a click. */
export function DiaryCard({ careRecipientId, diary, onTake }: DiaryCardProps) {
  const [t] = useTextsAndFormat()
  const words = t.investigations.diary
  const open = (
    <RouteButton size="compact" to={pathTo('LeakageDiary', { careRecipientId })}>
      {diary ? words.open : words.startOne}
    </RouteButton>
  )
  return (
    <Card title={words.title} padded>
      <div className={css.diary}>
        {!diary && <p className="o-small">{words.none}</p>}
        {diary && (
          <p className="o-small">
            {words.progress({ hours: diary.hoursMeasured, of: diary.plannedHours })},{' '}
            {words.counted({ count: diary.entries.length })}
          </p>
        )}
        {diary && (diary.averages ? <AveragesOf averages={diary.averages} /> : <p>{words.notAllParts}</p>)}
        <div className="o-row-8">
          {onTake && (
            <Button variant="tinted" size="compact" onClick={onTake}>
              {words.take}
            </Button>
          )}
          {open}
        </div>
      </div>
    </Card>
  )
}
