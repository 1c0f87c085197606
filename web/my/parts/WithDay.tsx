import { Fragment, type ReactNode } from 'react'

interface WithDayProps {
  /** The whole sentence. */
  readonly text: string
  /** What stands in it for the day. */
  readonly words: string
  /** YYYY-MM-DD, for machines. */
  readonly day: string
}

/** A sentence with a day in words, marked as the day that it is. */
export function WithDay({ text, words, day }: WithDayProps): ReactNode {
  const at = text.indexOf(words)
  if (at < 0) return text
  return (
    <Fragment>
      {text.slice(0, at)}
      <time dateTime={day}>{words}</time>
      {text.slice(at + words.length)}
    </Fragment>
  )
}
