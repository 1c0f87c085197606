import type { ReactNode } from 'react'
import { PageTitle } from '../layout/PageTitle.tsx'
import { Logo } from '../picture/Logo.tsx'
import { SignInScene } from './SignInScene.tsx'
import css from './SignInFrame.module.css'

export interface SignInFrameProps {
  /** Names the logo. */
  name: string
  /** The language choice. */
  language?: ReactNode
  title: ReactNode
  lead?: ReactNode
  children: ReactNode
  /** Links at the foot. */
  foot?: ReactNode
  /** News and maintenance over the drawing; under the form where the drawing has no room. */
  notes?: ReactNode
  notesLabel: string
}

export function SignInFrame({ name, language, title, lead, children, foot, notes, notesLabel }: SignInFrameProps) {
  return (
    <div className={css.frame}>
      <main className={css.form} id="main" tabIndex={-1}>
        <div className="o-row-ends">
          <span role="img" aria-label={name}>
            <Logo height={46} />
          </span>
          {language}
        </div>
        <div className={css.middle}>
          <PageTitle>{title}</PageTitle>
          {lead && <p className={css.lead}>{lead}</p>}
          {children}
        </div>
        {foot && <div className={css.foot}>{foot}</div>}
      </main>
      <aside className={css.side} aria-label={notesLabel}>
        <SignInScene />
        {notes && <div className={css.notes}>{notes}</div>}
      </aside>
    </div>
  )
}
