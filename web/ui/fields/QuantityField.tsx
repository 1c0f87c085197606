import { useId, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { classes } from '../theme/classes.ts'
import { Icon } from '../picture/Icon.tsx'
import { useTheme } from '../theme/ThemeProvider.tsx'
import { useWholeNumber } from '../quantity/use-whole-number.ts'
import { mostPackages } from '../quantity/whole-number.ts'
import css from './QuantityField.module.css'

export interface QuantityFieldProps {
  /** What is counted and of which product; read out, since the column head is what is drawn. */
  label: string
  /** Whole pieces; null is an empty field. */
  value: number | null
  onChange: (value: number | null) => void
  lessLabel: string
  moreLabel: string
  min?: number | undefined
  /** Where plus stops. A larger number can still be typed: the caller says what is wrong with it. */
  max?: number | undefined
  step?: number | undefined
  bad?: boolean | undefined
  /** Id of the sentence that says what is wrong. */
  describedBy?: string | undefined
  /** Under the field, for example how long the amount lasts. */
  hint?: ReactNode
  readOnly?: boolean | undefined
  inputRef?: Ref<HTMLInputElement>
  /** Keys the field does not use itself: Enter for the next line, H for the highest allowed. */
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
}

/**
 * Minus, number, plus. The keys + and - do the same while the field has the focus, as do the arrows; Page Up and Page Down
 * take ten steps. The browser's own number field would also count when the page is scrolled over it, unseen.
 */
export function QuantityField(props: QuantityFieldProps) {
  const { label, value, onChange, lessLabel, moreLabel, min = 0, max, step = 1, bad, describedBy, hint } = props
  const hintId = useId()
  const { singleKeys } = useTheme()
  const typed = useWholeNumber(value, onChange)
  const lowest = value !== null && value <= min
  const highest = value !== null && max !== undefined && value >= max
  const move = (by: number) => {
    if (props.readOnly) return
    const next = Math.min(Math.max(min, (value ?? 0) + by), mostPackages)
    const capped = by > 0 && max !== undefined ? Math.min(next, Math.max(max, value ?? min)) : next
    if (capped !== value) onChange(capped)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const steps = stepsOf[event.key]
    if (steps === undefined || (!singleKeys && event.key.length === 1)) {
      props.onKeyDown?.(event)
      return
    }
    event.preventDefault()
    const field = event.currentTarget
    move(steps * step)
    requestAnimationFrame(() => field.select())
  }
  return (
    <span className={css.frame}>
      <span className={classes(css.quantity, bad && css.bad)} role="group" aria-label={label}>
        <button
          type="button"
          aria-label={lessLabel}
          onClick={() => move(-step)}
          aria-disabled={lowest || props.readOnly || undefined}
        >
          <Icon size={18} of={<IconMinus />} />
        </button>
        <input
          role="spinbutton"
          aria-label={label}
          aria-valuenow={value ?? undefined}
          aria-valuemin={min}
          aria-valuemax={max}
          inputMode="numeric"
          autoComplete="off"
          value={typed.shown}
          readOnly={props.readOnly}
          ref={props.inputRef}
          onChange={(event) => typed.type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={typed.leave}
          onKeyDown={press}
          aria-invalid={bad || undefined}
          aria-describedby={classes(describedBy, Boolean(hint) && hintId) || undefined}
        />
        <button
          type="button"
          aria-label={moreLabel}
          onClick={() => move(step)}
          aria-disabled={highest || props.readOnly || undefined}
        >
          <Icon size={18} of={<IconPlus />} />
        </button>
      </span>
      {hint && (
        <span className={css.hint} id={hintId}>
          {hint}
        </span>
      )}
    </span>
  )
}

const stepsOf: Readonly<Record<string, number>> = {
  '+': 1,
  ArrowUp: 1,
  PageUp: 10,
  '-': -1,
  '−': -1,
  ArrowDown: -1,
  PageDown: -10,
}
