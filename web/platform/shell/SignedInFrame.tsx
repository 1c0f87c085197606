import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useLocation } from '@tanstack/react-router'
import type { Texts } from '@omsorg/texts/shape.ts'
import { type ReactNode, Suspense, lazy, useState, useEffect, useRef } from 'react'
import { Icon } from '../../ui/picture/Icon.tsx'
import { SearchButton, ShellBar, barButtonClass, barLinkClass, Avatar } from '../../ui/layout/ShellBar.tsx'
import type { GuardFacts } from '../routing/guards.ts'
import { RouteLink, openAddress as open, go } from '../routing/navigation.tsx'
import { pathTo } from '../routing/paths.ts'
import type { SessionUser } from '../session/session-user.ts'
import { signOut } from '../session/sign-out.ts'
import { useMembership } from '../session/use-membership.ts'
import { useTexts } from '../texts.tsx'
import { CarePlaceMenu } from './CarePlaceMenu.tsx'
import { type KeyCommand, createKeyReader } from './keyboard/key-sequences.ts'
import { type NavigationWord, currentWord, navigationWords } from './navigation-words.ts'
import { Palette } from '../search/search-palette.ts'
import { useTheme } from '../../ui/theme/ThemeProvider.tsx'
import { Menu } from '../../ui/action/Menu.tsx'
import type { UserDialogName } from './UserDialog.tsx'

const UserDialog = lazy(() => import('./UserDialog.tsx'))
const OpenPhoneMenu = lazy(() => import('./OpenPhoneMenu.tsx'))

interface UserMenuProps {
  readonly user: SessionUser
  readonly onOpen: (name: UserDialogName) => void
  readonly onShowKeys: () => void
}

function UserMenu({ user, onOpen, onShowKeys }: UserMenuProps) {
  const { screens, shell } = useTexts()
  const { userMenu, messages } = shell
  const name = `${user.firstName} ${user.lastName}`

  return (
    <Menu
      head={name}
      items={[
        { key: 'pages', word: userMenu.myPages, onChoose: () => void go('MyPages') },
        { key: 'security', word: screens.mySecurity, onChoose: () => void go('MySecurity') },
        { key: 'messages', word: messages.title, onChoose: () => onOpen('messages') },
        { key: 'language', word: userMenu.language, onChoose: () => onOpen('language') },
        { key: 'theme', word: userMenu.theme.title, onChoose: () => onOpen('theme') },
        { key: 'keys', word: userMenu.keyboard, onChoose: onShowKeys },
        { key: 'help', word: userMenu.help, onChoose: () => void go('HelpPage') },
        { key: 'about', word: userMenu.about, onChoose: () => onOpen('about') },
        { key: 'out', word: userMenu.signOut, onChoose: signOut },
      ]}
      trigger={(links) => (
        <button
          type="button"
          className={barButtonClass}
          aria-label={userMenu.label({ name, initials: initialsOf(user) })}
          {...links}
        >
          <Avatar initials={initialsOf(user)} />
        </button>
      )}
    />
  )
}

function initialsOf({ firstName, lastName }: SessionUser): string {
  return `${firstName.charAt(0)}${lastName.charAt(0)}`.toLocaleUpperCase()
}

const WaitingRenewals = lazy(() => import('./renewals/WaitingRenewals.tsx'))
const ImpersonationBand = lazy(() => import('./impersonation/ImpersonationBand.tsx'))
const ScreenHelp = lazy(() => import('./help/ScreenHelp.tsx'))
const KeyboardMap = lazy(() => import('./keyboard/KeyboardMap.tsx'))

interface SignedInFrameProps {
  readonly user: SessionUser
  /** The word of the screen that is open. */
  readonly screen: keyof Texts['screens'] | null
  /** False where the route hides the bar. */
  readonly navigation: boolean
  readonly children: ReactNode
}

/** What surrounds a page of somebody who is signed in: the band of an impersonation, the bar, and the keys. */
export function SignedInFrame({ user, screen, navigation, children }: SignedInFrameProps) {
  const { shell } = useTexts()
  const nodes = useMembership(user)
  const [showsKeys, setShowsKeys] = useState(false)
  const [opened, setOpened] = useState<UserDialogName | null>(null)
  const [searches, setSearches] = useState(false)
  const facts: GuardFacts = { user, challenged: false, membership: nodes }
  const words = navigationWords(facts)

  function obey(command: KeyCommand): void {
    if (command.kind === 'map') setShowsKeys(true)
    else if (command.kind === 'search') search()
    else void open(words.find(({ key }) => key === command.key)?.path ?? pathTo('home'))
  }

  const search = () => setSearches(navigation)
  usePaletteKey(search)
  useKeys(
    words.map(({ key }) => key),
    obey,
  )

  return (
    <>
      <Suspense>{user.impersonatedUserId !== null && <ImpersonationBand user={user} />}</Suspense>
      {navigation && (
        <Bar
          words={words}
          counts={{ renewals: <WaitingRenewals user={user} /> }}
          search={
            <>
              <Suspense>{screen && <ScreenHelp screen={screen} />}</Suspense>
              <SearchButton word={shell.search} keyCap="/" icon={<IconSearch />} onPress={search} />
            </>
          }
          carePlace={nodes && <CarePlaceMenu user={user} nodes={nodes} />}
          user={<UserMenu user={user} onOpen={setOpened} onShowKeys={() => setShowsKeys(true)} />}
          menu={(current, onClose) => (
            <OpenPhoneMenu
              {...{ user, nodes, words, current, onClose }}
              initials={initialsOf(user)}
              onOpen={setOpened}
            />
          )}
        />
      )}
      <Suspense>{opened && <UserDialog name={opened} onClose={() => setOpened(null)} />}</Suspense>
      {children}
      <Suspense>
        {searches && <Palette user={user} nodes={nodes} words={words} onClose={() => setSearches(false)} />}
      </Suspense>
      <Suspense>{showsKeys && <KeyboardMap words={words} onClose={() => setShowsKeys(false)} />}</Suspense>
    </>
  )
}

interface BarProps {
  readonly words: readonly NavigationWord[]
  /** What waits behind a word. */
  readonly counts: Partial<Record<NavigationWord['word'], ReactNode>>
  readonly search: ReactNode
  readonly carePlace: ReactNode
  readonly user: ReactNode
  /** What opens on a phone. */
  readonly menu: (current: NavigationWord | null, onClose: () => void) => ReactNode
}

function Bar({ words, counts, search, carePlace, user, menu }: BarProps) {
  const t = useTexts()
  const { pathname } = useLocation()
  const [showsMenu, setShowsMenu] = useState(false)
  const current = currentWord(words, pathname)
  const links = words.map(({ word, path }) => ({
    key: word,
    link: (
      <RouteLink to={path} className={barLinkClass} aria-current={word === current?.word ? 'page' : undefined}>
        {t.shell.navigation[word]}
        <Suspense>{counts[word]}</Suspense>
      </RouteLink>
    ),
  }))

  return (
    <>
      <ShellBar
        home={(look) => <RouteLink to={pathTo('home')} aria-label={t.common.appName} {...look} />}
        navLabel={t.shell.mainNavigation}
        links={links}
        search={search}
        carePlace={carePlace}
        user={user}
        menuButton={
          <button type="button" className={barButtonClass} aria-haspopup="dialog" onClick={() => setShowsMenu(true)}>
            <Icon of={<IconMenu2 />} />
            {t.shell.menu}
          </button>
        }
      />
      <Suspense>{showsMenu && menu(current, () => setShowsMenu(false))}</Suspense>
    </>
  )
}

/** Ctrl+K, with Cmd on a Mac, searches from everywhere but a dialog, whatever is typed and whether single keys act. */
function usePaletteKey(search: () => void): void {
  const latest = useRef(search)
  useEffect(() => {
    latest.current = search
  })
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event
      if (key.toLowerCase() !== 'k' || !(ctrlKey || metaKey) || altKey || shiftKey) return
      event.preventDefault()
      if (!document.querySelector('dialog[open]')) latest.current()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}

/** Listens to single keys everywhere but where somebody writes or a dialog is open, unless they are turned off. */
function useKeys(letters: readonly string[], obey: (command: KeyCommand) => void): void {
  const { singleKeys } = useTheme()
  const latest = useRef({ letters, obey })
  useEffect(() => {
    latest.current = { letters, obey }
  })
  useEffect(() => {
    if (!singleKeys) return undefined
    const read = createKeyReader(() => latest.current.letters)
    function press(event: KeyboardEvent): void {
      const { key, ctrlKey, metaKey, altKey } = event
      const command = read({ key, ctrlKey, metaKey, altKey, writing: isTaken(event), at: event.timeStamp })
      if (!command) return
      event.preventDefault()
      latest.current.obey(command)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [singleKeys])
}

function isTaken({ target, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || document.querySelector('dialog[open], [role=menu]')) return true
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable=true]')
}
