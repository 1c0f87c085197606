import type { ReactNode } from 'react'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { Icon } from '../picture/Icon.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import css from './TimelineList.module.css'

export interface TimelineListProps {
  label: string
  /** The word of each state, read out, and drawn for what was never reported. */
  stateWords: Record<TimelineState, string>
  entries: readonly { key: string; word: ReactNode; state: TimelineState; when?: ReactNode; note?: ReactNode }[]
}

export type TimelineState = 'done' | 'current' | 'to-come' | 'not-reported'

/** The way of an order: what was, where it is, what is to come, and what nobody told us. */
export function TimelineList({ label, stateWords, entries }: TimelineListProps) {
  return (
    <ol className={css.list} aria-label={label}>
      {entries.map(({ key, word, state, when, note }) => (
        <li key={key} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <span className={css.mark} aria-hidden="true">
            {state === 'done' && <Icon size={14} of={<IconCheck />} />}
          </span>
          <div>
            <b>{word}</b>
            {state === 'not-reported' ? (
              <span className="o-second"> {stateWords[state]}</span>
            ) : (
              <VisuallyHidden> {stateWords[state]}</VisuallyHidden>
            )}
            {when && <span className={css.when}>{when}</span>}
            {note && <p className="o-second">{note}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}
