import { wordDifference } from '@omsorg/domain/content/static-content/word-difference.ts'
import { readHtml } from '@omsorg/domain/content/rich-text/html.ts'
import { writeMarks } from '@omsorg/domain/content/rich-text/marks.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import css from './StaticContent.module.css'

interface DifferenceProps {
  readonly before: string
  readonly after: string
}

/** What came and what went, word by word; a screen reader hears which is which. */
export function Difference({ before, after }: DifferenceProps) {
  const { staticContent: words } = useAllTexts()
  const runs = wordDifference(before, after)
  if (runs.every(({ kind }) => kind === 'same')) return <p className="o-second">{words.noDifference}</p>
  return (
    <p className={css.difference}>
      {runs.map(({ kind, text }, at) =>
        kind === 'same' ? (
          text
        ) : kind === 'added' ? (
          <ins key={at}>
            <VisuallyHidden>{words.added} </VisuallyHidden>
            {text}
          </ins>
        ) : (
          <del key={at}>
            <VisuallyHidden>{words.wentAway} </VisuallyHidden>
            {text}
          </del>
        ),
      )}
    </p>
  )
}

/** A text as it is written, for its words to be compared. */
export function marksOf(html: string): string {
  return writeMarks(readHtml(html))
}
