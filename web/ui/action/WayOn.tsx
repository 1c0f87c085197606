import type { ReactNode } from 'react'
import css from './WayOn.module.css'

interface WayOnProps {
  /** Why the button cannot be pressed, with the way to repair it. The button names it by `blockedId`. */
  readonly blocked?: ReactNode
  readonly blockedId?: string | undefined
  /** The button. */
  readonly children: ReactNode
}

/** The button that leads to the next step. On a phone it stays at hand under the thumb. */
export function WayOn({ blocked, blockedId, children }: WayOnProps) {
  return (
    <div className={css.way}>
      {blocked && (
        <div id={blockedId} className={css.blocked}>
          {blocked}
        </div>
      )}
      {children}
    </div>
  )
}

/** Leads from the sentence that says what is wrong to the field where it is. */
export function WayToFault({ onPress, children }: { readonly onPress: () => void; readonly children: ReactNode }) {
  return (
    <button type="button" className={css.toFault} onClick={onPress}>
      {children}
    </button>
  )
}
