import type { ReactNode } from 'react'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { classes } from '../theme/classes.ts'
import { Icon } from '../picture/Icon.tsx'
import css from './Chip.module.css'

export interface ChipProps {
  children: ReactNode
  /** Says what is removed: "Remove the filter Ward 2". */
  removeLabel: string
  onRemove: () => void
}

/** A filter in force. */
export function Chip({ children, removeLabel, onRemove }: ChipProps) {
  return (
    <span className={css.chip}>
      {children}
      <button type="button" className={css.remove} aria-label={removeLabel} title={removeLabel} onClick={onRemove}>
        <Icon size={16} of={<IconX />} />
      </button>
    </span>
  )
}

export interface AddChipProps {
  children: ReactNode
  onAdd: () => void
  expanded?: boolean | undefined
}

/** The dashed last chip that adds a filter. */
export function AddChip({ children, onAdd, expanded }: AddChipProps) {
  return (
    <button type="button" className={classes(css.chip, css.add)} onClick={onAdd} aria-expanded={expanded}>
      <Icon size={16} of={<IconPlus />} />
      {children}
    </button>
  )
}
