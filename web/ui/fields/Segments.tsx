import type { ReactNode } from 'react'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import type { Tone } from '../feedback/Badge.tsx'
import { Icon } from '../picture/Icon.tsx'
import css from './Segments.module.css'

type CountTone = Extract<Tone, 'now' | 'soon' | 'fresh' | 'miss' | 'quiet'>

export interface SegmentsProps<Key extends string> {
  label: string
  /** Drawn on a segment that is on. */
  shownWord: string
  segments: readonly { key: Key; count: ReactNode; word: ReactNode; note?: ReactNode; tone: CountTone; on: boolean }[]
  onToggle: (key: Key) => void
}

/** Counts over a list that also filter it. */
export function Segments<Key extends string>({ label, shownWord, segments, onToggle }: SegmentsProps<Key>) {
  return (
    <div className={css.segments} role="group" aria-label={label}>
      {segments.map(({ key, count, word, note, tone, on }) => (
        <button
          key={key}
          type="button"
          className={css.segment}
          data-tone={tone}
          aria-pressed={on}
          onClick={() => onToggle(key)}
        >
          <span className={css.count}>{count}</span>
          <span className={css.words}>
            <b>{word}</b>
            {note && <small>{note}</small>}
          </span>
          {on && (
            <span className={css.shown} aria-hidden="true">
              <Icon size={16} of={<IconCheck />} />
              <span>{shownWord}</span>
            </span>
          )}
        </button>
      ))}
    </div>
  )
}
