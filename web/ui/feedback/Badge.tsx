import type { ReactNode } from 'react'
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs'
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs'
import IconShieldLock from '@tabler/icons-react/dist/esm/icons/IconShieldLock.mjs'
import { classes } from '../theme/classes.ts'
import { Icon } from '../picture/Icon.tsx'
import css from './Badge.module.css'

/** now = time to order, soon, fresh = recently ordered or done, miss = consumption missing, guard = protected. */
export type Tone = 'now' | 'soon' | 'fresh' | 'miss' | 'error' | 'info' | 'quiet' | 'guard'

const toneIcon: Record<Tone, ReactNode> = {
  now: <IconAlertTriangle />,
  soon: <IconClock />,
  fresh: <IconCheck />,
  miss: <IconHelpCircle />,
  error: <IconAlertCircle />,
  info: <IconInfoCircle />,
  guard: <IconShieldLock />,
  quiet: null,
}

export interface BadgeProps {
  tone?: Tone
  /** Instead of the icon of the tone; null for none. */
  icon?: ReactNode
  children: ReactNode
}

/** A status: tint, icon and word together. */
export function Badge({ tone = 'quiet', icon, children }: BadgeProps) {
  const drawn = icon === undefined ? toneIcon[tone] : icon
  return (
    <span className={classes(css.badge, css[tone])}>
      {drawn && <Icon size={16} of={drawn} />}
      {children}
    </span>
  )
}

export interface AgreementLetterProps {
  /** A agreement, C complement, D dispensation, S specialist, L all. */
  letter: string
  word: ReactNode
  /** On a picture it needs a ground of its own. */
  onPicture?: boolean | undefined
}

export function AgreementLetter({ letter, word, onPicture }: AgreementLetterProps) {
  return (
    <span className={classes(css.agreement, letter === 'A' && css.agreed, onPicture && css.onPicture)}>
      <b>{letter}</b>
      {word}
    </span>
  )
}
