import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../theme/classes.ts'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import css from './Choice.module.css'

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  /** What it switches, read out. */
  label: ReactNode
  /** The state in a word beside it: yes, no. Never colour alone. */
  stateWord: ReactNode
}

export function Switch({ label, stateWord, className, ...native }: SwitchProps) {
  return (
    <label className={classes(css.line, className)}>
      <input {...native} type="checkbox" role="switch" className={css.switch} />
      <VisuallyHidden>{label}</VisuallyHidden>
      <span aria-hidden="true">{stateWord}</span>
    </label>
  )
}
