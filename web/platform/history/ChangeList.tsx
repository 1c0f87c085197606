import type { ShownAuthor } from '@omsorg/contract/author.ts'
import type { ReactNode } from 'react'
import { authorName } from '../author-name.ts'
import { useTextsAndFormat } from '../format.ts'
import css from './ChangeList.module.css'

/** A change in words. */
export interface TellableChange {
  readonly key: number
  readonly title: string
  readonly badge?: ReactNode
  /** What changed, each on a line of its own. */
  readonly lines: readonly { readonly key: string | number; readonly text: ReactNode }[]
  readonly at: string
  /** Null is the product itself. */
  readonly by: ShownAuthor | null
}

/** So many lines stand open; a first save names every field, and folds the others away, unless it is one alone. */
const openLines = 4

function countOpen(lines: readonly unknown[]): number {
  return lines.length === openLines + 1 ? lines.length : openLines
}

/** Changes, the latest first: what, from what to what, when and by whom. */
export function ChangeList({ changes }: { readonly changes: readonly TellableChange[] }) {
  const [t, f] = useTextsAndFormat()
  const list = (lines: TellableChange['lines']) => (
    <ul>
      {lines.map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </ul>
  )
  return (
    <ol className={css.changes}>
      {changes.map(({ key, title, badge, lines, at, by }) => {
        const who = authorName(by, t)
        const open = countOpen(lines)
        return (
          <li key={key}>
            <p className={css.head}>
              <b>{title}</b>
              {badge}
            </p>
            {lines.length > 0 && list(lines.slice(0, open))}
            {lines.length > open && (
              <details>
                <summary>{t.organisationHistory.more({ count: lines.length - open })}</summary>
                {list(lines.slice(open))}
              </details>
            )}
            <p className="o-second-line">
              <time dateTime={at}>{f.dateTime(Temporal.Instant.from(at))}</time>
              {who && `, ${who}`}
            </p>
          </li>
        )
      })}
    </ol>
  )
}
