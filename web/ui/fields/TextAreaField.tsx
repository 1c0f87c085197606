import type { ComponentProps } from 'react'
import { classes } from '../theme/classes.ts'
import { Field, type FieldFrame } from './Field.tsx'
import css from './Control.module.css'

export interface TextAreaFieldProps extends FieldFrame, Omit<ComponentProps<'textarea'>, 'required' | 'id'> {}

export function TextAreaField(props: TextAreaFieldProps) {
  const { label, labelHidden, aside, help, error, invalid, required, id, ...native } = props
  return (
    <Field {...{ label, labelHidden, aside, help, error, invalid, required, id }}>
      {(links) => (
        <span className={classes(css.box, css.area, Boolean(error || invalid) && css.bad)}>
          <textarea rows={3} {...native} {...links} className={css.input} />
        </span>
      )}
    </Field>
  )
}
