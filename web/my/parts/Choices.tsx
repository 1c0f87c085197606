import { type ReactNode, useId } from 'react'
import { FieldError } from '../../ui/fields/Field.tsx'
import { classes } from '../../ui/theme/classes.ts'
import css from './Choices.module.css'

interface ChoicesProps<Value extends string> {
  readonly legend: ReactNode
  readonly value: Value | null
  readonly onChange: (value: Value) => void
  readonly options: readonly {
    readonly value: Value
    readonly word: ReactNode
    readonly help?: ReactNode
    readonly picture?: ReactNode
  }[]
  /** Two beside each other where there is room. */
  readonly pair?: boolean
  readonly error?: ReactNode
}

/** One of several, each a card that can be pressed anywhere. */
export function Choices<Value extends string>({ legend, value, onChange, options, pair, error }: ChoicesProps<Value>) {
  const id = useId()
  return (
    <fieldset className={classes(css.choices, pair && css.pair)} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={css.choice} data-picture={option.picture ? true : undefined}>
          <input
            type="radio"
            name={id}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.picture}
          <span>
            <b>{option.word}</b>
            {option.help && <small>{option.help}</small>}
          </span>
        </label>
      ))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}

interface TickProps {
  readonly word: ReactNode
  readonly help?: ReactNode
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

export function Tick({ word, help, checked, onChange }: TickProps) {
  return (
    <label className={css.choice}>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <span>
        <b>{word}</b>
        {help && <small>{help}</small>}
      </span>
    </label>
  )
}
