import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../theme/classes.ts'
import { Field, type FieldFrame } from './Field.tsx'
import { Icon } from '../picture/Icon.tsx'
import css from './Control.module.css'

export interface TextFieldProps extends FieldFrame, Omit<ComponentProps<'input'>, 'size' | 'required' | 'id'> {
  icon?: ReactNode
  /** The unit after the value: ml, cm, days. */
  unit?: ReactNode
  /** A key cap or a small button at the right inside the box. */
  trailing?: ReactNode
  size?: 'normal' | 'compact' | 'large'
  /** Numbers stand at the right; whole ones are typed without a decimal sign. */
  numeric?: boolean | 'whole' | undefined
}

export function TextField(props: TextFieldProps) {
  const {
    label,
    labelHidden,
    aside,
    help,
    error,
    invalid,
    required,
    id,
    icon,
    unit,
    trailing,
    size,
    numeric,
    ...native
  } = props
  return (
    <Field {...{ label, labelHidden, aside, help, error, invalid, required, id }}>
      {(links) => (
        <span
          className={classes(
            css.box,
            size === 'compact' && css.compact,
            size === 'large' && css.large,
            Boolean(error || invalid) && css.bad,
          )}
        >
          {icon && <Icon size={size === 'compact' ? 16 : 20} of={icon} />}
          <input
            type="text"
            {...(numeric && ({ inputMode: numeric === 'whole' ? 'numeric' : 'decimal', autoComplete: 'off' } as const))}
            {...native}
            {...links}
            className={classes(css.input, numeric && css.right)}
          />
          {unit && <span className={css.unit}>{unit}</span>}
          {trailing}
        </span>
      )}
    </Field>
  )
}
