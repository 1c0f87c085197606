import type { ReactNode } from 'react'
import type { AreaColour } from './area.ts'
import { classes } from '../theme/classes.ts'
import css from './Area.module.css'

export interface AreaMarkProps {
  area: AreaColour
  /** The name of the therapy area. */
  children: ReactNode
}

export function AreaMark({ area, children }: AreaMarkProps) {
  return <span className={classes(css.mark, css[area])}>{children}</span>
}

/** Gives what is inside the colours of an area: `--area-tint` and `--area-line`. */
export function areaTint(area: AreaColour): string {
  return css[area] ?? ''
}
