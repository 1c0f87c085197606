import type { ComponentProps, ReactNode } from 'react'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { classes } from '../theme/classes.ts'
import { Field, type FieldFrame } from './Field.tsx'
import { Icon } from '../picture/Icon.tsx'
import css from './Control.module.css'

export interface SelectFieldProps extends FieldFrame, Omit<ComponentProps<'select'>, 'size' | 'required' | 'id'> {
  options: readonly { value: string; label: string; disabled?: boolean }[]
  /** The first, empty choice, for example "Choose". */
  emptyOption?: string | undefined
  icon?: ReactNode
  size?: 'normal' | 'compact'
}

/** The native select: short lists, any device, any screen reader. Long lists search: SearchSelect. */
export function SelectField(props: SelectFieldProps) {
  const { label, labelHidden, aside, help, error, invalid, required, id, options, emptyOption, icon, size, ...native } =
    props
  return (
    <Field {...{ label, labelHidden, aside, help, error, invalid, required, id }}>
      {(links) => (
        <span className={classes(css.box, size === 'compact' && css.compact, Boolean(error || invalid) && css.bad)}>
          {icon && <Icon of={icon} />}
          <select {...native} {...links} className={classes(css.input, css.select)}>
            {emptyOption !== undefined && <option value="">{emptyOption}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={css.chevron}>
            <Icon size={16} of={<IconChevronDown />} />
          </span>
        </span>
      )}
    </Field>
  )
}
