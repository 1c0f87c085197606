import { languages } from '@omsorg/texts/language.ts'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ColorSchemeToggle } from '../../ui/ColorSchemeToggle.tsx'
import { Dialog, Drawer } from '../../ui/Dialog.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { Avatar, barButtonClass } from '../../ui/ShellBar.tsx'
import { ViewSwitch } from '../../ui/Tabs.tsx'
import { useTheme } from '../../ui/ThemeProvider.tsx'
import { RecentMessages } from '../../ui/ToastHost.tsx'
import { useFormat } from '../format.ts'
import { go } from '../navigation.tsx'
import { session } from '../session/browser-session.ts'
import type { SessionUser } from '../session/session-user.ts'
import { useLanguage, useTexts } from '../texts.tsx'
import { languageName } from './language-name.ts'

type Opened = 'language' | 'theme' | 'messages' | null

interface UserMenuProps {
  readonly user: SessionUser
  readonly onShowKeys: () => void
}

export function UserMenu({ user, onShowKeys }: UserMenuProps) {
  const { userMenu, messages } = useTexts().shell
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  const name = `${user.firstName} ${user.lastName}`

  return (
    <>
      <Menu
        head={name}
        items={[
          { key: 'pages', word: userMenu.myPages, onChoose: () => void go('MyPages') },
          { key: 'messages', word: messages.title, onChoose: () => setOpened('messages') },
          { key: 'language', word: userMenu.language, onChoose: () => setOpened('language') },
          { key: 'theme', word: userMenu.theme.title, onChoose: () => setOpened('theme') },
          { key: 'keys', word: userMenu.keyboard, onChoose: onShowKeys },
          { key: 'help', word: userMenu.help, onChoose: () => void go('HelpPage') },
          { key: 'out', word: userMenu.signOut, onChoose: session.signOut },
        ]}
        trigger={(links) => (
          <button type="button" className={barButtonClass} aria-label={userMenu.label({ name, initials: initialsOf(user) })} {...links}>
            <Avatar initials={initialsOf(user)} />
          </button>
        )}
      />
      {opened === 'language' && <LanguageDialog onClose={close} />}
      {opened === 'theme' && <ThemeDialog onClose={close} />}
      {opened === 'messages' && <MessageDrawer onClose={close} />}
    </>
  )
}

interface DialogPartProps {
  readonly onClose: () => void
}

function LanguageDialog({ onClose }: DialogPartProps) {
  const t = useTexts()
  const { language, changeLanguage } = useLanguage()
  return (
    <Dialog open onClose={onClose} title={t.shell.userMenu.language} closeLabel={t.common.actions.close}>
      <ViewSwitch
        label={t.shell.userMenu.language}
        value={language}
        onChange={(chosen) => void changeLanguage(chosen)}
        options={languages.map((each) => ({ value: each, word: languageName(each) }))}
      />
    </Dialog>
  )
}

function ThemeDialog({ onClose }: DialogPartProps) {
  const t = useTexts()
  const { theme, density } = t.shell.userMenu
  const chosen = useTheme()
  return (
    <Dialog
      open
      onClose={onClose}
      title={theme.title}
      actions={<Button onClick={onClose}>{t.common.actions.close}</Button>}
    >
      <ColorSchemeToggle label={theme.title} words={{ light: theme.light, dark: theme.dark, auto: theme.system }} />
      <h3>{density.title}</h3>
      <ViewSwitch
        label={density.title}
        value={chosen.density}
        onChange={(value) => chosen.change({ density: value })}
        options={[
          { value: 'comfortable', word: density.comfortable },
          { value: 'compact', word: density.compact },
        ]}
      />
    </Dialog>
  )
}

function MessageDrawer({ onClose }: DialogPartProps) {
  const t = useTexts()
  const format = useFormat()
  return (
    <Drawer open onClose={onClose} title={t.shell.messages.title} closeLabel={t.common.actions.close}>
      <RecentMessages
        label={t.shell.messages.title}
        empty={t.shell.messages.empty}
        time={(at) => format.time(Temporal.Instant.fromEpochMilliseconds(at))}
      />
    </Drawer>
  )
}

function initialsOf({ firstName, lastName }: SessionUser): string {
  return `${firstName.charAt(0)}${lastName.charAt(0)}`.toLocaleUpperCase()
}
