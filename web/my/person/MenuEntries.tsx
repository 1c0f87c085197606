import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconClipboardList from '@tabler/icons-react/dist/esm/icons/IconClipboardList.mjs'
import IconDroplet from '@tabler/icons-react/dist/esm/icons/IconDroplet.mjs'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import IconNurse from '@tabler/icons-react/dist/esm/icons/IconNurse.mjs'
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs'
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import type { HeldPerson } from '@omsorg/contract/portal/me/me-view.ts'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/picture/Icon.tsx'
import { useAllTexts } from '../language/use-texts.ts'
import css from '../shell/Shell.module.css'
import { WayLink } from '../way/WayLink.tsx'
import type { Stop } from '../way/way.ts'

type Entry = readonly [to: Stop, icon: ReactNode, word: string]

interface MenuEntriesProps {
  /** Of the person that is chosen and can be opened; null without one. */
  readonly can: HeldPerson['can']
  readonly withOthers: boolean
  readonly onClose: () => void
  readonly onSignOut: () => void
}

/** Everything there is, in one list; what the place does not use is left out, as on the start page. */
export function MenuEntries({ can, withOthers, onClose, onSignOut }: MenuEntriesProps) {
  const { shell, home, consent } = useAllTexts()
  const diary: Entry = ['diary', <IconDroplet key="i" />, home.diary]
  const count: Entry = ['count', <IconClipboardList key="i" />, home.count]
  const ofPerson: readonly Entry[] = [
    ['home', <IconHome key="i" />, shell.toStart],
    ['parcels', <IconPackage key="i" />, home.orders],
    ['ask', <IconNurse key="i" />, home.ask],
    ...(can?.diary.reason === 'switched-off' ? [] : [diary]),
    ...(can?.stock.reason === 'switched-off' ? [] : [count]),
    ['looked', <IconEye key="i" />, home.looked],
    ['consent', <IconCircleCheck key="i" />, consent.title],
  ]
  const others: readonly Entry[] = [['people', <IconUsers key="i" />, shell.change]]
  const entries: readonly Entry[] = [
    ...(can ? ofPerson : []),
    ['details', <IconUserCircle key="i" />, home.details],
    ...(withOthers ? others : []),
  ]
  return (
    <ul className={css.entries}>
      {entries.map(([to, icon, word]) => (
        <li key={to}>
          <WayLink to={to} onGo={onClose}>
            <Icon size={24} of={icon} />
            {word}
          </WayLink>
        </li>
      ))}
      <li>
        <button type="button" onClick={onSignOut}>
          <Icon size={24} of={<IconLogout />} />
          {shell.signOut}
        </button>
      </li>
    </ul>
  )
}
