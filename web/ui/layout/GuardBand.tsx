import IconUserShield from '@tabler/icons-react/dist/esm/icons/IconUserShield.mjs'
import type { ReactNode } from 'react'
import { Icon } from '../picture/Icon.tsx'
import { classes } from '../theme/classes.ts'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import css from './GuardBand.module.css'

export interface GuardBandProps {
  label: string
  title: ReactNode
  /** Who really acts. */
  helper: ReactNode
  reasonWord: ReactNode
  /** Not there until it is known. */
  reason?: ReactNode
  timeIcon: ReactNode
  time: ReactNode
  /** The last minutes look another way. */
  isSoon: boolean
  /** What comes after the end; in the last minutes. */
  after?: ReactNode
  /** Read aloud when it changes. */
  said: string
  rulesWord: ReactNode
  /** On a phone, where the reason stands behind it too. */
  rulesWordShort: ReactNode
  onRules: () => void
  stopIcon: ReactNode
  stopWord: ReactNode
  onStop: () => void
}

/** Help on someone's behalf paints this over the full width, above the bar. On a phone it has two lines. */
export function GuardBand(props: GuardBandProps) {
  const { label, title, helper, reasonWord, reason, time, isSoon, after, said } = props
  return (
    <section className={classes(css.guard, isSoon && css.soon)} aria-label={label}>
      <Icon of={<IconUserShield />} />
      <span className={css.who}>
        <b>{title}</b>
        <small className={css.wide}>{helper}</small>
        <small className={css.narrow}>
          {time}{' '}
          <button type="button" className={css.rules} onClick={props.onRules}>
            {props.rulesWordShort}
          </button>
        </small>
      </span>
      <span className={classes(css.why, css.wide)}>
        {reason && (
          <>
            <small>{reasonWord}</small>
            <span className={css.reason}>{reason}</span>
          </>
        )}
      </span>
      <span className={classes(css.time, css.wide)}>
        <Icon size={18} of={props.timeIcon} />
        {time}
      </span>
      {after && <span className={css.wide}>{after}</span>}
      <button type="button" className={classes(css.rules, css.wide)} onClick={props.onRules}>
        {props.rulesWord}
      </button>
      <button type="button" className={css.stop} onClick={props.onStop}>
        <span className={css.wide}>
          <Icon size={18} of={props.stopIcon} />
        </span>
        {props.stopWord}
      </button>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </section>
  )
}
