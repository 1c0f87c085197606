import type { ReactNode } from 'react'
import { Icon } from '../picture/Icon.tsx'
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
          <h1>{title}</h1>
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

export interface SignInMethodsProps<Method extends string> {
  label: string
  value: Method
  onChoose: (method: Method) => void
  methods: readonly { key: Method; icon: ReactNode; word: ReactNode; note?: ReactNode }[]
}

/** The ways to sign in, at equal rank. */
export function SignInMethods<Method extends string>(props: SignInMethodsProps<Method>) {
  return (
    <div className={css.methods} role="group" aria-label={props.label}>
      {props.methods.map(({ key, icon, word, note }) => (
        <button
          key={key}
          type="button"
          className={css.method}
          aria-pressed={key === props.value}
          onClick={() => props.onChoose(key)}
        >
          <Icon size={24} of={icon} />
          <span>
            <b>{word}</b>
            {note && <small>{note}</small>}
          </span>
        </button>
      ))}
    </div>
  )
}
