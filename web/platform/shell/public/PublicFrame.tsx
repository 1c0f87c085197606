import type { ReactNode } from 'react'
import { Logo } from '../../../ui/picture/Logo.tsx'
import { RouteLink } from '../../routing/navigation.tsx'
import { RouteButton } from '../../routing/RouteButton.tsx'
import { type RouteName, pathTo } from '../../routing/paths.ts'
import { screenNames } from '../../routing/screen-names.ts'
import { useTexts } from '../../texts.tsx'
import { CookieNote } from './CookieNote.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import css from './PublicFrame.module.css'

type Plain = Extract<
  RouteName,
  'TherapyAreaInformation' | 'HelpPage' | 'ContactForm' | 'inquiry' | 'Disclaimer' | 'Cookies' | 'Accessibility'
>

const above = ['TherapyAreaInformation', 'HelpPage', 'ContactForm'] as const
const below = ['inquiry', 'ContactForm', 'HelpPage', 'Disclaimer', 'Cookies', 'Accessibility'] as const

interface PublicFrameProps {
  /** Without one the page is not found. */
  readonly name: RouteName | undefined
  readonly children: ReactNode
}

/** What surrounds a page of a visitor: the way in, the language, and at its foot what belongs to every page. */
export default function PublicFrame({ name, children }: PublicFrameProps) {
  const { common, shell, signIn, screens } = useTexts()
  const links = (names: readonly Plain[]) => (
    <ul>
      {names.map((each) => (
        <li key={each}>
          <RouteLink to={pathTo(each)} aria-current={each === name ? 'page' : undefined}>
            {screens[screenNames[each]]}
          </RouteLink>
        </li>
      ))}
    </ul>
  )
  return (
    <div className={css.frame}>
      <header className={css.head}>
        <RouteLink to={pathTo('home')} className={css.home} aria-label={common.appName}>
          <Logo height={40} />
        </RouteLink>
        <nav className={css.links} aria-label={shell.mainNavigation}>
          {links(above)}
        </nav>
        <div className={css.own}>
          <LanguageChoice />
          <RouteButton to={pathTo('Login')}>{signIn.submit}</RouteButton>
        </div>
      </header>
      <CookieNote />
      <div className={css.page}>{children}</div>
      <footer className={css.foot}>
        <Logo onBar height={32} />
        <nav aria-label={shell.footer.label}>{links(below)}</nav>
      </footer>
    </div>
  )
}
