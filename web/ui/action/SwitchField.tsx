import { useId, type ReactNode } from 'react'
import css from './SwitchField.module.css'

export interface SwitchFieldProps {
  /** What is on or off; read out, and drawn by whoever places the switch unless `labelShown`. */
  label: ReactNode
  labelShown?: boolean | undefined
  on: boolean
  onChange: (on: boolean) => void
  /** The word beside it: Yes or No. */
  word: ReactNode
  /** Id of a text elsewhere that says why it cannot be changed. */
  reasonId?: string | undefined
  id?: string | undefined
}

/** On or off, at once and in place. Space and Enter turn it. */
export function SwitchField({ label, labelShown, on, onChange, word, reasonId, id }: SwitchFieldProps) {
  const labelId = useId()
  return (
    <span className={css.field}>
      <span id={labelId} className={labelShown ? css.label : css.hidden}>
        {label}
      </span>
      <button
        type="button"
        role="switch"
        id={id}
        className={css.switch}
        aria-checked={on}
        aria-labelledby={labelId}
        aria-disabled={reasonId ? true : undefined}
        aria-describedby={reasonId}
        onClick={() => {
          if (!reasonId) onChange(!on)
        }}
      >
        <span className={css.track} aria-hidden="true" />
        {word}
      </button>
    </span>
  )
}
