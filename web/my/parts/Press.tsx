import type { ReactNode } from 'react'
import { Button, ButtonLink, type ButtonProps } from '../../ui/action/Button.tsx'
import { classes } from '../../ui/theme/classes.ts'
import { go, addressOf, type About, type Stop } from '../way/way.ts'
import { usePhone } from '../session/use-phone.ts'
import css from './Press.module.css'

/** A button of the portal: as wide as what it stands in, and high enough for any finger. */
export function Press({ className, ...button }: ButtonProps) {
  return <Button wide {...button} className={classes(css.press, className)} />
}

interface PressToProps {
  readonly to: Stop
  readonly about?: About
  readonly variant?: 'primary' | 'tinted' | 'outlined'
  readonly icon?: ReactNode
  readonly iconAfter?: ReactNode
  readonly children: ReactNode
}

/** What leads to another page looks like a button and is a link. */
export function PressTo({ to, about = {}, children, ...look }: PressToProps) {
  return (
    <ButtonLink
      wide
      {...look}
      render={({ className, children: drawn }) => (
        <a
          href={addressOf(to)}
          className={classes(className, css.press)}
          onClick={(event) => {
            if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            go(to, { about })
          }}
        >
          {drawn}
        </a>
      )}
    >
      {children}
    </ButtonLink>
  )
}

interface PressCallProps {
  /** As it is stored; it is shown as people of the market write it. */
  readonly phone: string
  readonly icon: ReactNode
}

export function PressCall({ phone, icon }: PressCallProps) {
  const written = usePhone()
  return (
    <ButtonLink
      wide
      icon={icon}
      render={({ className, children }) => (
        <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={classes(className, css.press)}>
          {children}
        </a>
      )}
    >
      {written(phone)}
    </ButtonLink>
  )
}
