import { readStaticContent } from '@omsorg/contract/content/static-content/read-static-content.ts'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import css from './StaticContent.module.css'

interface VersionsProps {
  /** The content in the language that is written. */
  readonly id: number
  readonly isShown: boolean
  /** Fills the text of a version in; left out where nothing may be written. */
  readonly onRestore:
    | ((version: { readonly version: number; readonly name: string; readonly text: string }) => void)
    | null
}

/** Each version of one language, the newest first, and the way back to it. */
export function Versions({ id, isShown, onRestore }: VersionsProps) {
  const [t, format] = useTextsAndFormat()
  const { staticContent: words } = t
  const answer = useAnswer(readStaticContent, { params: { id } })
  return (
    <Card title={words.versions} note={words.versionsNote}>
      {(answer.error || !answer.data) && <InsteadOfAnswer answer={answer} rows={2} />}
      <ol className={css.versions}>
        {answer.data?.versions.map(({ version, name, text, writtenAt, writtenBy }, at) => (
          <li key={version}>
            <div>
              <b>{words.version({ number: version })}</b>
              <span className="o-second-line">
                {words.by({ name: writtenBy ?? t.common.appName, date: format.dateTime(writtenAt) })}
              </span>
            </div>
            {at === 0 && isShown && <Badge tone="fresh">{words.present}</Badge>}
            {at > 0 && onRestore && (
              <Button size="compact" onClick={() => onRestore({ version, name, text })}>
                {words.restore}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
