import { useId, type ReactNode } from 'react'
import { classes } from '../theme/classes.ts'
import { FieldError } from './Field.tsx'
import css from './Choice.module.css'

export interface RadioGroupProps<Value extends string> {
  legend: ReactNode
  /** The word beside the legend where a choice must be made. */
  required?: ReactNode
  name: string
  value: Value | null
  onChange: (value: Value) => void
  options: readonly { value: Value; label: ReactNode; help?: ReactNode; disabled?: boolean }[]
  help?: ReactNode
  error?: ReactNode
  /** Side by side where there is room. */
  inline?: boolean | undefined
  /**
   * Each choice in a box of its own: `wide` ones share the width, `short` ones of a word or two share even that of a
   * phone, `fit` ones are as wide as their word.
   */
  boxed?: 'wide' | 'short' | 'fit' | undefined
  /** The id of the first choice, so that an error summary can put the focus there. */
  firstId?: string | undefined
}

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { legend, required, name, value, onChange, options, help, error, inline, boxed, firstId } = props
  const id = useId()
  const described = classes(Boolean(error) && `${id}-error`, Boolean(help) && `${id}-help`) || undefined
  return (
    <fieldset className={css.group} aria-describedby={described}>
      <legend className={css.legend}>
        {legend}
        {required && <span className={css.required}> {required}</span>}
      </legend>
      <div
        className={classes(
          css.choices,
          inline && css.inline,
          boxed && css.boxed,
          (boxed === 'wide' || boxed === 'short') && css[boxed],
        )}
      >
        {options.map((option, at) => (
          <div key={option.value} className={css.choice}>
            <label className={css.line}>
              <input
                type="radio"
                id={at === 0 ? firstId : undefined}
                name={name}
                value={option.value}
                checked={option.value === value}
                disabled={option.disabled}
                onChange={() => onChange(option.value)}
                className={css.box}
                aria-describedby={option.help ? `${id}-${option.value}` : undefined}
              />
              <span className={css.word}>{option.label}</span>
            </label>
            {option.help && (
              <p className={css.help} id={`${id}-${option.value}`}>
                {option.help}
              </p>
            )}
          </div>
        ))}
      </div>
      {help && (
        <p className={css.groupHelp} id={`${id}-help`}>
          {help}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
