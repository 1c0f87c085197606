import { Suspense, lazy, useState } from 'react'
import { Menu } from '../../ui/action/Menu.tsx'
import { Avatar, barButtonClass } from '../../ui/layout/ShellBar.tsx'
import { go } from '../routing/navigation.tsx'
import { session } from '../session/browser-session.ts'
import type { SessionUser } from '../session/session-user.ts'
import { useTexts } from '../texts.tsx'
import type { UserDialogName } from './UserDialog.tsx'

const UserDialog = lazy(() => import('./UserDialog.tsx'))

export function UserMenu({ user, onShowKeys }: { readonly user: SessionUser; readonly onShowKeys: () => void }) {
  const { userMenu, messages } = useTexts().shell
  const [opened, setOpened] = useState<UserDialogName | null>(null)
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
      <Suspense>{opened && <UserDialog name={opened} onClose={() => setOpened(null)} />}</Suspense>
    </>
  )
}

function initialsOf({ firstName, lastName }: SessionUser): string {
  return `${firstName.charAt(0)}${lastName.charAt(0)}`.toLocaleUpperCase()
}
