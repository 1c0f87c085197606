import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useId, type ReactElement, type ReactNode } from 'react'
import { useModal } from '../dialog/Dialog.tsx'
import { Icon } from '../picture/Icon.tsx'
import { Logo } from '../picture/Logo.tsx'
import { barButtonClass } from './ShellBar.tsx'
import css from './PhoneMenu.module.css'

interface Look {
  readonly className: string
  readonly 'aria-current': 'page' | undefined
  readonly children: ReactNode
}

export interface PhoneMenuProps {
  label: string
  closeWord: string
  onClose: () => void
  /** Who is signed in, with the way to the own pages. */
  who: ReactNode
  navLabel: string
  /** Links of the router; the current one is marked by word. */
  links: readonly {
    key: string
    icon: ReactNode
    word: ReactNode
    current: boolean
    render: (look: Look) => ReactElement
  }[]
  hereWord: string
  /** What is chosen or opened below the links. */
  children?: ReactNode
  /** Stays in sight: the way out. */
  foot: ReactNode
}

/** What a phone's bar has no room for, over the whole window. The middle scrolls, head and foot stay. */
export function PhoneMenu(props: PhoneMenuProps) {
  const { label, closeWord, onClose, who, navLabel, links, hereWord, children, foot } = props
  const modal = useModal(onClose)
  return (
    <dialog className={css.menu} aria-label={label} {...modal}>
      <div className={css.bar}>
        <Logo onBar />
        <button type="button" className={`${barButtonClass} ${css.close}`} onClick={onClose}>
          <Icon of={<IconX />} />
          {closeWord}
        </button>
      </div>
      <div className={css.middle}>
        <div className={css.who}>{who}</div>
        <nav aria-label={navLabel}>
          <ul className={css.links}>
            {links.map(({ key, icon, word, current, render }) => (
              <li key={key}>
                {render({
                  className: css.link ?? '',
                  'aria-current': current ? 'page' : undefined,
                  children: (
                    <>
                      <Icon of={icon} />
                      <span>{word}</span>
                      {current && (
                        <span className={css.here} aria-hidden="true">
                          <Icon size={16} of={<IconCheck />} />
                          {hereWord}
                        </span>
                      )}
                    </>
                  ),
                })}
              </li>
            ))}
          </ul>
        </nav>
        {children}
      </div>
      <div className={css.foot}>{foot}</div>
    </dialog>
  )
}

export interface PhoneMenuPartProps {
  title: string
  children: ReactNode
}

export function PhoneMenuPart({ title, children }: PhoneMenuPartProps) {
  const id = useId()
  return (
    <section className={css.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

export interface PhoneMenuPlacesProps {
  places: readonly { key: string; name: string; under: string; current: boolean; word: string; onChoose: () => void }[]
}

/** Where one works, and where one could. */
export function PhoneMenuPlaces({ places }: PhoneMenuPlacesProps) {
  return (
    <ul className={css.places}>
      {places.map(({ key, name, under, current, word, onChoose }) => (
        <li key={key}>
          <button type="button" aria-current={current || undefined} onClick={onChoose}>
            <span>
              <b>{name}</b>
              <small>{under}</small>
            </span>
            <span className={css.word}>
              {current && <Icon size={16} of={<IconCheck />} />}
              {word}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** A line that opens something. */
export function PhoneMenuLine({ icon, word, onPress }: { icon: ReactNode; word: ReactNode; onPress: () => void }) {
  return (
    <button type="button" className={css.line} onClick={onPress}>
      <Icon of={icon} />
      {word}
    </button>
  )
}
