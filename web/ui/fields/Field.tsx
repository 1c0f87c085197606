import { useId, type ReactNode } from 'react'
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import { classes } from '../theme/classes.ts'
import { Icon } from '../picture/Icon.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import css from './Field.module.css'

export interface FieldFrame {
  label: ReactNode
  /** The label is read out but not drawn, where a table head or an icon already says it. */
  labelHidden?: boolean | undefined
  /** A link at the right of the label. */
  aside?: ReactNode
  help?: ReactNode
  /** What is wrong and what to do about it, in one sentence. */
  error?: ReactNode
  /** Marks the field without a sentence of its own, where a dialog has said it. */
  invalid?: boolean | undefined
  /** The word beside the label of a field that must be filled; its presence makes the field required. */
  required?: ReactNode
  /** Given by the caller where an error summary links to the field. */
  id?: string | undefined
}

/** What the control inside the frame must carry. */
export interface ControlLinks {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

export interface FieldProps extends FieldFrame {
  children: (links: ControlLinks) => ReactNode
}

/** Label above, help under, error with icon and bold text: the frame of every control. */
export function Field({
  label,
  labelHidden,
  aside,
  help,
  error,
  invalid,
  required,
  id: givenId,
  children,
}: FieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const helpId = `${id}-help`
  const errorId = `${id}-error`
  return (
    <div className={css.field}>
      {labelHidden ? (
        <label htmlFor={id}>
          <VisuallyHidden>{label}</VisuallyHidden>
        </label>
      ) : (
        <div className={css.head}>
          <label htmlFor={id} className={css.label}>
            {label}
            {required && <span className={css.required}> {required}</span>}
          </label>
          {aside && <span className={css.aside}>{aside}</span>}
        </div>
      )}
      {children({
        id,
        'aria-describedby': classes(Boolean(error) && errorId, Boolean(help) && helpId) || undefined,
        'aria-invalid': error || invalid ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {help && (
        <p className={css.help} id={helpId}>
          {help}
        </p>
      )}
    </div>
  )
}

export interface FieldErrorProps {
  id?: string | undefined
  children: ReactNode
}

export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p className={css.error} id={id}>
      <Icon size={18} of={<IconAlertCircle />} />
      <span>{children}</span>
    </p>
  )
}
