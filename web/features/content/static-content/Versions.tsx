import { readStaticContent } from '@omsorg/contract/content/static-content/read-static-content.ts'
import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { useState } from 'react'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Difference, marksOf } from './Difference.tsx'
import css from './StaticContent.module.css'

export type Version = AnswerOf<typeof readStaticContent>['versions'][number]

interface VersionsProps {
  /** The content in the language that is written. */
  readonly id: number
  readonly language: string
  readonly isShown: boolean
  /** Fills the text of a version in; left out where nothing may be written. */
  readonly onRestore: ((version: Version) => void) | null
}

/** Each version of one language, the newest first, what it changed, and the way back to it. */
export function Versions({ id, language, isShown, onRestore }: VersionsProps) {
  const [t, format] = useTextsAndFormat()
  const { staticContent: words } = t
  const answer = useAnswer(readStaticContent, { params: { id } })
  const [opened, setOpened] = useState<number | null>(null)
  const versions = answer.data?.versions ?? []
  return (
    <Card title={`${words.versions}, ${language}`} note={words.versionsNote}>
      {(answer.error || !answer.data) && <InsteadOfAnswer answer={answer} rows={2} />}
      <ol className={css.versions}>
        {versions.map((each, at) => {
          const { version, text, writtenAt, writtenBy } = each
          const before = versions[at + 1]
          const isOpen = opened === version
          return (
            <li key={version}>
              <div>
                <b>{words.version({ number: version })}</b>
                <span className="o-second-line">
                  {words.by({ name: writtenBy ?? t.common.appName, date: format.dateTime(writtenAt) })}
                </span>
              </div>
              {at === 0 && isShown && <Badge tone="fresh">{words.present}</Badge>}
              {before && (
                <Button
                  variant="text"
                  size="compact"
                  aria-expanded={isOpen}
                  onClick={() => setOpened(isOpen ? null : version)}
                >
                  {words.difference}
                </Button>
              )}
              {at > 0 && onRestore && (
                <Button size="compact" onClick={() => onRestore(each)}>
                  {words.restore}
                </Button>
              )}
              {isOpen && before && (
                <div className={css.whole}>
                  <Difference before={marksOf(before.text)} after={marksOf(text)} />
                </div>
              )}
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
