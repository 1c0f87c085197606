import { languages } from '@omsorg/texts/language.ts'
import { Button } from '../../ui/action/Button.tsx'
import { ColorSchemeToggle } from '../../ui/layout/ColorSchemeToggle.tsx'
import { Dialog, Drawer } from '../../ui/dialog/Dialog.tsx'
import { ViewSwitch } from '../../ui/navigation/Tabs.tsx'
import { useTheme } from '../../ui/theme/ThemeProvider.tsx'
import { RecentMessages } from '../../ui/feedback/ToastHost.tsx'
import { useFormat } from '../format.ts'
import { RouteLink } from '../routing/navigation.tsx'
import { pathTo } from '../routing/paths.ts'
import { useAllTexts, useLanguage, useTexts } from '../texts.tsx'
import { about } from '../version/about.ts'
import { languageName } from './language-name.ts'
import { variantOf } from '@omsorg/contract/application.ts'
import { useSessionUser } from '../session/use-session.ts'

interface DialogPartProps {
  readonly onClose: () => void
}

const dialogs = { language: LanguageDialog, theme: ThemeDialog, messages: MessageDrawer, about: AboutDialog }

export type UserDialogName = keyof typeof dialogs

/** What opens from the user menu. */
export default function UserDialog({ name, onClose }: DialogPartProps & { readonly name: UserDialogName }) {
  const Chosen = dialogs[name]
  return <Chosen onClose={onClose} />
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

function AboutDialog({ onClose }: DialogPartProps) {
  const t = useAllTexts()
  const user = useSessionUser()
  return (
    <Dialog open onClose={onClose} title={t.about.title} closeLabel={t.common.actions.close}>
      <p>{t.about.version(about)}</p>
      {user && <p className="o-small">{variantOf[user.application]}</p>}
      <p>
        <RouteLink to={pathTo('Accessibility')} onClick={onClose}>
          {t.shell.footer.accessibility}
        </RouteLink>
      </p>
    </Dialog>
  )
}
