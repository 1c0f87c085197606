import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs'
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import IconNews from '@tabler/icons-react/dist/esm/icons/IconNews.mjs'
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import IconTool from '@tabler/icons-react/dist/esm/icons/IconTool.mjs'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { languages } from '@omsorg/texts/language.ts'
import type { MouseEvent, ReactNode } from 'react'
import { Button } from '../../ui/action/Button.tsx'
import { Avatar } from '../../ui/layout/ShellBar.tsx'
import { ColorSchemeToggle } from '../../ui/layout/ColorSchemeToggle.tsx'
import { PhoneMenu, PhoneMenuLine, PhoneMenuPart, PhoneMenuPlaces } from '../../ui/layout/PhoneMenu.tsx'
import { ViewSwitch } from '../../ui/navigation/Tabs.tsx'
import { Icon } from '../../ui/picture/Icon.tsx'
import { RouteLink, openAddress } from '../routing/navigation.tsx'
import { pathTo } from '../routing/paths.ts'
import { leaving } from '../session/leaving.ts'
import type { MembershipNode } from '../session/membership.ts'
import type { SessionUser } from '../session/session-user.ts'
import { signOut } from '../session/sign-out.ts'
import { useLanguage, useTexts } from '../texts.tsx'
import { workAt } from '../work-at.ts'
import { carePlacesFor } from './care-places.ts'
import { languageName } from './language-name.ts'
import type { NavigationWord } from './navigation-words.ts'
import type { UserDialogName } from './UserDialog.tsx'
import { useBackCloses } from './use-back-closes.ts'

const icons: Partial<Record<NavigationWord['word'], ReactNode>> = {
  careRecipients: <IconUsers />,
  carePlace: <IconHome />,
  renewals: <IconRefresh />,
  assortment: <IconPackage />,
  news: <IconNews />,
  careUnitAdministration: <IconUser />,
  clients: <IconBuilding />,
  organisation: <IconBuilding />,
  users: <IconUsers />,
  operators: <IconUser />,
  tools: <IconTool />,
  information: <IconInfoCircle />,
}

/** More than this are chosen on the page that can search them. */
const shortList = 2

interface OpenPhoneMenuProps {
  readonly user: SessionUser
  readonly initials: string
  readonly nodes: readonly MembershipNode[] | null
  readonly words: readonly NavigationWord[]
  readonly current: NavigationWord | null
  readonly onOpen: (name: UserDialogName) => void
  readonly onClose: () => void
}

/** The menu of a phone: where to go, where one works, language, looks, and the way out. */
export default function OpenPhoneMenu(props: OpenPhoneMenuProps) {
  const { user, initials, nodes, words, current, onOpen, onClose } = props
  const t = useTexts()
  const { shell } = t
  const drop = useBackCloses(onClose)
  const name = `${user.firstName} ${user.lastName}`

  /** Closes, and then does what was chosen, so that Back leads from there to the page below. */
  async function then(go: () => unknown): Promise<void> {
    await drop()
    onClose()
    await go()
  }

  function follow(event: MouseEvent, to: string): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void then(() => openAddress(to))
  }

  return (
    <PhoneMenu
      label={shell.menu}
      closeWord={t.common.actions.close}
      onClose={() => void then(() => null)}
      navLabel={shell.mainNavigation}
      hereWord={shell.breadcrumbs}
      who={
        <>
          <Avatar initials={initials} />
          <b>{name}</b>
          <Button onClick={() => void then(() => openAddress(pathTo('MyPages')))}>{shell.userMenu.myPages}</Button>
          <Button onClick={() => void then(() => openAddress(pathTo('MySecurity')))}>{t.screens.mySecurity}</Button>
        </>
      }
      links={words.map(({ word, path }) => ({
        key: word,
        icon: icons[word] ?? <IconInfoCircle />,
        word: shell.navigation[word],
        current: word === current?.word,
        render: (look) => <RouteLink to={path} {...look} onClick={(event) => follow(event, path)} />,
      }))}
      foot={
        <Button wide icon={<IconLogout />} onClick={() => void then(signOut)}>
          {shell.userMenu.signOut}
        </Button>
      }
    >
      {nodes && <Places user={user} nodes={nodes} then={then} />}
      <PhoneMenuLine
        icon={<IconMail />}
        word={shell.messages.title}
        onPress={() => void then(() => onOpen('messages'))}
      />
      <Looks />
      <PhoneMenuLine
        icon={<IconInfoCircle />}
        word={shell.userMenu.about}
        onPress={() => void then(() => onOpen('about'))}
      />
    </PhoneMenu>
  )
}

interface PlacesProps {
  readonly user: SessionUser
  readonly nodes: readonly MembershipNode[]
  readonly then: (go: () => unknown) => Promise<void>
}

function Places({ user, nodes, then }: PlacesProps) {
  const { carePlace, navigation } = useTexts().shell
  const places = carePlacesFor(user, nodes)
  if (!places) return null
  const { present, client, others, change } = places
  const near = others.length <= shortList ? others : []
  return (
    <PhoneMenuPart title={navigation.carePlace}>
      <PhoneMenuPlaces
        places={[
          {
            key: present.id,
            name: present.name,
            under: client,
            current: true,
            word: carePlace.chosen,
            onChoose: () => void then(() => null),
          },
          ...near.map((place) => ({
            key: place.id,
            name: place.name,
            under: client,
            current: false,
            word: carePlace.changeHere,
            onChoose: () => void then(() => leaving.to(() => workAt(place.id))),
          })),
        ]}
      />
      {near.length < others.length || change === 'selectClientCarePlace' ? (
        <PhoneMenuLine
          icon={<IconMapPin />}
          word={carePlace.change}
          onPress={() => void then(() => openAddress(pathTo(change)))}
        />
      ) : null}
    </PhoneMenuPart>
  )
}

/** Act at once, and leave the menu open. */
function Looks() {
  const { userMenu } = useTexts().shell
  const { language, changeLanguage } = useLanguage()
  const { theme } = userMenu
  return (
    <>
      <PhoneMenuPart title={userMenu.language}>
        <ViewSwitch
          label={userMenu.language}
          value={language}
          onChange={(chosen) => void changeLanguage(chosen)}
          options={languages.map((each) => ({
            value: each,
            word: (
              <>
                {each === language && <Icon size={16} of={<IconCheck />} />}
                {languageName(each)}
              </>
            ),
          }))}
        />
      </PhoneMenuPart>
      <PhoneMenuPart title={theme.title}>
        <ColorSchemeToggle label={theme.title} words={{ light: theme.light, dark: theme.dark, auto: theme.system }} />
      </PhoneMenuPart>
    </>
  )
}
