import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useWholeNumber } from '../../ui/quantity/use-whole-number.ts'
import css from './Amount.module.css'

interface AmountProps {
  readonly label: string
  readonly value: number
  readonly onChange: (value: number) => void
  readonly min?: number
  readonly max: number
  readonly lessLabel: string
  readonly moreLabel: string
  readonly unit: string
  /** A number above the limit was typed: it goes back to the limit, and the caller says so. */
  readonly onAbove?: () => void
  readonly describedBy?: string | undefined
}

/** Minus, number, plus, each large enough for any finger. The keys + and - do the same. */
export function Amount({
  label,
  value,
  onChange,
  min = 0,
  max,
  lessLabel,
  moreLabel,
  unit,
  onAbove,
  describedBy,
}: AmountProps) {
  const typed = useWholeNumber(value, (next) => {
    if ((next ?? min) > max) onAbove?.()
    onChange(Math.min(Math.max(next ?? min, min), max))
  })
  const move = (by: number) => onChange(Math.min(Math.max(value + by, min), max))
  return (
    <div className={css.amount} role="group" aria-label={label}>
      <button type="button" aria-label={lessLabel} aria-disabled={value <= min || undefined} onClick={() => move(-1)}>
        <IconMinus size={30} aria-hidden="true" />
      </button>
      <label>
        <input
          inputMode="numeric"
          autoComplete="off"
          role="spinbutton"
          aria-label={label}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-describedby={describedBy}
          value={typed.shown}
          onChange={(event) => typed.type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={typed.leave}
          onKeyDown={(event) => {
            const by = { '+': 1, ArrowUp: 1, '-': -1, ArrowDown: -1 }[event.key]
            if (by === undefined) return
            event.preventDefault()
            move(by)
          }}
        />
        <span aria-hidden="true">{unit}</span>
      </label>
      <button type="button" aria-label={moreLabel} aria-disabled={value >= max || undefined} onClick={() => move(1)}>
        <IconPlus size={30} aria-hidden="true" />
      </button>
    </div>
  )
}
