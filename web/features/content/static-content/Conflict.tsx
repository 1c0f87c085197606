import { languageName } from '../../../platform/shell/language-name.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Difference, marksOf } from './Difference.tsx'
import type { Content } from './draft.ts'

/** A language that was saved since it was read: by somebody else, or by oneself in another tab. */
export interface ConflictOf {
  /** What was read; or what is written here, where that is not known any more. */
  readonly before: Pick<Content, 'name' | 'text'>
  readonly theirs: Content
}

interface ConflictProps {
  readonly conflicts: readonly ConflictOf[]
  readonly onKeep: (theirs: Content) => void
  readonly onTake: (theirs: Content) => void
}

/** Who saved meanwhile, when and what; nothing of either is lost. */
export function Conflict({ conflicts, onKeep, onTake }: ConflictProps) {
  const [t, format] = useTextsAndFormat()
  const { staticContent: words } = t
  if (conflicts.length === 0) return null
  const { title } = conflicts.every(({ theirs }) => theirs.isMine) ? words.conflict.own : words.conflict
  return (
    <Card padded="stack" label={title}>
      <div id="content-conflict" tabIndex={-1}>
        <Notice tone="error" spoken title={title} />
      </div>
      {conflicts.map(({ before, theirs }) => (
        <div key={theirs.id} className="o-stack-12">
          <p>
            {(theirs.isMine ? words.conflict.own : words.conflict).by({
              language: languageName(theirs.language),
              name: theirs.updatedBy ?? t.common.appName,
              date: format.dateTime(theirs.updatedAt),
            })}
          </p>
          <Difference
            before={`${before.name}\n\n${marksOf(before.text)}`}
            after={`${theirs.name}\n\n${marksOf(theirs.text)}`}
          />
          <div className="o-row-8">
            <Button size="compact" onClick={() => onTake(theirs)}>
              {(theirs.isMine ? words.conflict.own : words.conflict).take}
            </Button>
            <Button size="compact" onClick={() => onKeep(theirs)}>
              {(theirs.isMine ? words.conflict.own : words.conflict).keep}
            </Button>
          </div>
        </div>
      ))}
    </Card>
  )
}
