import type { ReactNode } from 'react'
import { Icon } from '../picture/Icon.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { KeyCap } from '../text/KeyCap.tsx'
import { Logo } from '../picture/Logo.tsx'
import { useTheme } from '../theme/ThemeProvider.tsx'
import css from './ShellBar.module.css'

export interface ShellBarProps {
  /** Wraps the logo in the link to the start page; the link carries the name. */
  home: (look: { className: string; children: ReactNode }) => ReactNode
  navLabel: string
  /** Links of the router: at most five words, the current one with aria-current. */
  links: readonly { key: string; link: ReactNode }[]
  search?: ReactNode
  carePlace?: ReactNode
  user?: ReactNode
  /** Below 701 px the words, place and user move into this button's drawer. */
  menuButton?: ReactNode
}

/** One green bar on top. */
export function ShellBar({ home, navLabel, links, search, carePlace, user, menuButton }: ShellBarProps) {
  return (
    <header className={css.bar}>
      {home({ className: css.home ?? '', children: <Logo onBar /> })}
      <nav className={css.nav} aria-label={navLabel}>
        <ul>
          {links.map(({ key, link }) => (
            <li key={key}>{link}</li>
          ))}
        </ul>
      </nav>
      <div className={css.me}>
        {search}
        <div className={css.wideOnly}>{carePlace}</div>
        <div className={css.wideOnly}>{user}</div>
        <div className={css.narrowOnly}>{menuButton}</div>
      </div>
    </header>
  )
}

/** The class that a router link in the bar carries. */
export const barLinkClass = css.link ?? ''

/** What waits behind a word of the bar; `label` says it in words. */
export function BarCount({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <>
      <span className={css.count} aria-hidden="true">
        {children}
      </span>
      <VisuallyHidden>, {label}</VisuallyHidden>
    </>
  )
}

export interface SearchButtonProps {
  word: string
  keyCap: string
  onPress: () => void
  icon: ReactNode
}

export function SearchButton({ word, keyCap, onPress, icon }: SearchButtonProps) {
  const { singleKeys } = useTheme()
  return (
    <button
      type="button"
      className={css.search}
      onClick={onPress}
      aria-label={word}
      aria-keyshortcuts={singleKeys ? keyCap : undefined}
    >
      <Icon of={icon} />
      <span aria-hidden="true">{word}</span>
      <span className={css.searchKey} aria-hidden="true">
        <KeyCap>{keyCap}</KeyCap>
      </span>
    </button>
  )
}

/** The class of buttons with words in the bar: care place, menu. */
export const barButtonClass = css.button ?? ''

export interface AvatarProps {
  initials: string
}

export function Avatar({ initials }: AvatarProps) {
  return (
    <span className={css.avatar} aria-hidden="true">
      {initials}
    </span>
  )
}
