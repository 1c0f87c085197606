import type { ReactNode } from 'react'
import css from './NextStep.module.css'

interface NextStepProps {
  /** Why the button cannot be pressed, with the way to repair it. The button names it by `blockedId`. */
  readonly blocked?: ReactNode
  readonly blockedId?: string | undefined
  /** The button. */
  readonly children: ReactNode
}

/** The button that leads to the next step. On a phone it stays at hand under the thumb. */
export function NextStep({ blocked, blockedId, children }: NextStepProps) {
  return (
    <div className={css.step}>
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
export function ErrorLink({ onPress, children }: { readonly onPress: () => void; readonly children: ReactNode }) {
  return (
    <button type="button" className={css.errorLink} onClick={onPress}>
      {children}
    </button>
  )
}
