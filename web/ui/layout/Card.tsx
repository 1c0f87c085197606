import { useId, type ReactNode } from 'react'
import { classes } from '../theme/classes.ts'
import { lowerEdge } from './Page.tsx'
import { PageTitle } from './PageTitle.tsx'
import css from './Card.module.css'

export interface CardProps {
  title?: ReactNode
  /** Names the card to screen readers where no title is drawn. */
  label?: string | undefined
  /** Quiet words or a legend beside the title. */
  note?: ReactNode
  /** At the right of the title: text buttons, a badge. */
  aside?: ReactNode
  /** Inset of 20 px round the content, or round a stack of parts; tables go to the edge and do without. */
  padded?: boolean | 'stack' | undefined
  children?: ReactNode
  className?: string | undefined
}

export function Card({ title, label, note, aside, padded, children, className }: CardProps) {
  const titleId = useId()
  const named = title ? { 'aria-labelledby': titleId } : { 'aria-label': label }
  return (
    <section className={classes(css.card, className)} {...named}>
      {(title || note || aside) && (
        <div className={css.head}>
          {title && <h2 id={titleId}>{title}</h2>}
          {note && <div className="o-small">{note}</div>}
          {aside && <div className={css.aside}>{aside}</div>}
        </div>
      )}
      {padded ? (
        <div className={classes(css.body, Boolean(title) && css.under, padded === 'stack' && 'o-stack')}>
          {children}
        </div>
      ) : (
        children
      )}
    </section>
  )
}

export interface HeadCardProps {
  title: ReactNode
  lead?: ReactNode
  actions?: ReactNode
  /** The one filled button; on a phone it stands at the lower edge of the window. */
  primary?: ReactNode
  /** Facts, drawn edge to edge. */
  facts?: ReactNode
  /** A Notice with `band`, closing the card. */
  band?: ReactNode
}

/** The head of one person or order: who, what may be done, the facts, what is urgent. */
export function HeadCard({ title, lead, actions, primary, facts, band }: HeadCardProps) {
  return (
    <section className={css.card}>
      <div className={css.who}>
        <div className={css.words}>
          <PageTitle>{title}</PageTitle>
          {lead && <p>{lead}</p>}
        </div>
        {(actions || primary) && (
          <div className="o-row">
            {actions}
            {primary && <div className={lowerEdge}>{primary}</div>}
          </div>
        )}
      </div>
      {facts}
      {band}
    </section>
  )
}
