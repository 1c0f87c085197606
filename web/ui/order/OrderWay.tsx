import type { ReactNode } from 'react'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { Icon } from '../picture/Icon.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import css from './OrderWay.module.css'

export interface OrderWayProps {
  label: string
  /** The word of each state, read out, and drawn for what was never reported. */
  stateWords: Record<StopState, string>
  stops: readonly {
    key: string
    word: ReactNode
    state: StopState
    /** Drawn until the stop is passed. */
    icon: ReactNode
    when?: ReactNode
    note?: ReactNode
  }[]
}

export type StopState = 'done' | 'current' | 'to-come' | 'not-reported'

/** The way of an order from left to right, on a phone downwards: what was, where it is, what is to come, and what nobody told us. */
export function OrderWay({ label, stateWords, stops }: OrderWayProps) {
  return (
    <ol className={css.way} aria-label={label}>
      {stops.map(({ key, word, state, icon, when, note }) => (
        <li key={key} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <span className={css.mark} aria-hidden="true">
            <Icon size={16} of={state === 'done' ? <IconCheck /> : icon} />
          </span>
          <div>
            <b>{word}</b>
            {state === 'not-reported' ? (
              <span className="o-second-line">{stateWords[state]}</span>
            ) : (
              <VisuallyHidden> {stateWords[state]}</VisuallyHidden>
            )}
            {when && <span className={css.when}>{when}</span>}
            {note && <span className="o-second-line">{note}</span>}
          </div>
        </li>
      ))}
    </ol>
  )
}
