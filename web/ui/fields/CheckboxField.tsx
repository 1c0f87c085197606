import { useId, type ComponentProps, type ReactNode } from 'react'
import { classes } from '../theme/classes.ts'
import { FieldError } from './Field.tsx'
import css from './Choice.module.css'

export interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  label: ReactNode
  help?: ReactNode
  error?: ReactNode
  /** How many hits a facet has; zero stays visible, disabled. */
  count?: ReactNode
}

export function CheckboxField({ label, help, error, count, id: givenId, className, ...native }: CheckboxFieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const described = classes(Boolean(error) && `${id}-error`, Boolean(help) && `${id}-help`) || undefined
  return (
    <div className={classes(css.choice, className)}>
      <label className={css.line} htmlFor={id}>
        <input
          {...native}
          id={id}
          type="checkbox"
          className={css.box}
          aria-describedby={described}
          aria-invalid={error ? true : undefined}
        />
        <span className={css.word}>{label}</span>
        {count !== undefined && <span className={css.count}>{count}</span>}
      </label>
      {help && (
        <p className={css.help} id={`${id}-help`}>
          {help}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
