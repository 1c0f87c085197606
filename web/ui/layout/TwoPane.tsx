import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import type { ReactNode } from 'react'
import { Button } from '../action/Button.tsx'
import { Card } from './Card.tsx'
import css from './TwoPane.module.css'

interface TwoPaneProps {
  /** What is listed. */
  readonly label: string
  /** The search, and which of them are listed. */
  readonly tools: ReactNode
  /** What is true of all that is listed. */
  readonly foot?: ReactNode
  readonly list: ReactNode
  /** Stands where the list would: on its way, nothing there, nothing found. */
  readonly instead?: ReactNode
  /** What is chosen of the list, if anything is. */
  readonly chosen: ReactNode
  /** Somebody has chosen it: a narrow window shows it in the place of the list. */
  readonly isOpened: boolean
}

/** A list, and beside it what is chosen of it; in a narrow window one of the two. */
export function TwoPane({ label, tools, foot, list, instead, chosen, isOpened }: TwoPaneProps) {
  return (
    <div className={css.both} data-opened={isOpened || undefined}>
      <Card label={label} className={css.list}>
        <div className={css.tools}>{tools}</div>
        {instead ? <div className={css.instead}>{instead}</div> : list}
        {foot && <p className={css.foot}>{foot}</p>}
      </Card>
      {chosen && <div className={css.pane}>{chosen}</div>}
    </div>
  )
}

/** The name of a row that is chosen by a press of it. */
export const chooser = css.chooser ?? ''

/** From what is chosen to the list, where they do not stand beside each other. */
export function BackToList({ word, onBack }: { readonly word: string; readonly onBack: () => void }) {
  return (
    <span className={css.back}>
      <Button variant="text" size="compact" icon={<IconArrowLeft />} onClick={onBack}>
        {word}
      </Button>
    </span>
  )
}
