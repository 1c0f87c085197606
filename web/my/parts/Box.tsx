import { type ReactNode, useId } from 'react'
import { classes } from '../../ui/theme/classes.ts'
import { Icon } from '../../ui/picture/Icon.tsx'
import css from './Box.module.css'

interface BoxProps {
  readonly title?: ReactNode
  /** A badge at the right of the title. */
  readonly aside?: ReactNode
  /** Rows go to its edge. */
  readonly flush?: boolean
  readonly label?: string
  readonly children: ReactNode
}

export function Box({ title, aside, flush, label, children }: BoxProps) {
  const id = useId()
  return (
    <section
      className={classes(css.card, flush && css.flush)}
      {...(title ? { 'aria-labelledby': id } : { 'aria-label': label })}
    >
      {title && (
        <div className={css.head}>
          <h2 id={id}>{title}</h2>
          {aside}
        </div>
      )}
      {children}
    </section>
  )
}

export type Tone = 'now' | 'soon' | 'fresh' | 'info' | 'error'

interface NoteProps {
  readonly icon: ReactNode
  readonly tone?: Tone
  readonly title?: ReactNode
  readonly children?: ReactNode
  /** Read out when it comes: politely, or at once where something went wrong. */
  readonly spoken?: 'status' | 'alert'
}

/** A sentence or two beside an icon. */
export function Note({ icon, tone, title, children, spoken }: NoteProps) {
  return (
    <div className={css.note} data-tone={tone} role={spoken}>
      <Icon size={24} of={icon} />
      <div>
        {title && <b>{title}</b>}
        {children}
      </div>
    </div>
  )
}

export function Badge({
  tone,
  icon,
  children,
}: {
  readonly tone?: Tone
  readonly icon?: ReactNode
  readonly children: ReactNode
}) {
  return (
    <span className={css.badge} data-tone={tone}>
      {icon && <Icon of={icon} />}
      {children}
    </span>
  )
}
