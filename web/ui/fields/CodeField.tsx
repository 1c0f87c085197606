import type { ComponentProps } from 'react'
import { classes } from '../theme/classes.ts'
import { Field, type FieldFrame } from './Field.tsx'
import css from './CodeField.module.css'

export interface CodeFieldProps
  extends FieldFrame, Omit<ComponentProps<'input'>, 'size' | 'required' | 'id' | 'value' | 'onChange'> {
  value: string
  onChange: (digits: string) => void
}

const length = 6
/** Where the cells are parted, so that six digits are read as three and three. */
const middle = 3

/** A code of six digits: one real input, drawn as cells. What is pasted may have spaces. */
export function CodeField(props: CodeFieldProps) {
  const { label, labelHidden, aside, help, error, invalid, required, id, value, onChange, ...native } = props
  const next = Math.min(value.length, length - 1)
  return (
    <Field {...{ label, labelHidden, aside, help, error, invalid, required, id }}>
      {(links) => (
        <span className={classes(css.box, Boolean(error || invalid) && css.bad)}>
          <span className={css.cells} aria-hidden="true">
            {Array.from({ length }, (_, at) => (
              <span
                key={at}
                className={css.cell}
                data-next={(at === next && value.length < length) || undefined}
                data-middle={at === middle || undefined}
              >
                {value[at]}
              </span>
            ))}
          </span>
          <input
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            {...native}
            {...links}
            value={value}
            onChange={(event) => onChange(event.target.value.replaceAll(/\D/g, '').slice(0, length))}
            className={css.input}
          />
        </span>
      )}
    </Field>
  )
}
