import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import { Suspense, lazy, useState } from 'react'
import { Icon } from '../../ui/picture/Icon.tsx'
import { Menu, type MenuItem } from '../../ui/action/Menu.tsx'
import { barButtonClass } from '../../ui/layout/ShellBar.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import { go } from '../routing/navigation.tsx'
import type { MembershipNode } from '../session/membership.ts'
import { leaving } from '../session/leaving.ts'
import { type SessionUser, actingId } from '../session/session-user.ts'
import { useTexts } from '../texts.tsx'
import { workAt } from '../work-at.ts'
import { carePlacesFor } from './care-places.ts'

const DefaultCarePlaceQuestion = lazy(() => import('./DefaultCarePlaceQuestion.tsx'))

interface CarePlaceMenuProps {
  readonly user: SessionUser
  readonly nodes: readonly MembershipNode[]
}

/** More than this are chosen on the page that can search them. */
const shortList = 8

/** Where the person works now, and the way to work somewhere else. */
export function CarePlaceMenu({ user, nodes }: CarePlaceMenuProps) {
  const { carePlace: t, navigation } = useTexts().shell
  const [asksDefault, setAsksDefault] = useState(false)
  const places = carePlacesFor(user, nodes)
  if (!places) return null
  const { present, client, change } = places
  const isDefault = present.id === user.defaultCarePlaceId
  const others = places.others.length < shortList ? places.others : []
  const items: MenuItem[] = [
    ...others.map((place) => ({
      key: place.id,
      word: place.name,
      onChoose: () => void leaving.to(() => workAt(place.id)),
    })),
    { key: 'change', word: t.change, onChoose: () => void go(change) },
    // While impersonating the default is not touched (A-4.2-23).
    ...(user.impersonatedUserId === null
      ? [{ key: 'default', word: isDefault ? t.unsetDefault : t.setDefault, onChoose: () => setAsksDefault(true) }]
      : []),
  ]

  return (
    <>
      <Menu
        head={isDefault ? t.isDefault({ place: present.name }) : client}
        items={items}
        trigger={(links) => (
          <button type="button" className={barButtonClass} {...links}>
            <Icon of={<IconMapPin />} />
            <span>
              <VisuallyHidden>{navigation.carePlace} </VisuallyHidden>
              <b>{present.name}</b>
              <small>{client}</small>
            </span>
            <Icon size={16} of={<IconChevronDown />} />
          </button>
        )}
      />
      <Suspense>
        {asksDefault && (
          <DefaultCarePlaceQuestion
            userId={actingId(user)}
            place={present}
            isDefault={isDefault}
            onClose={() => setAsksDefault(false)}
          />
        )}
      </Suspense>
    </>
  )
}
