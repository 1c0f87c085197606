import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import { leaveToWorkAt } from '../../../platform/work-at.ts'
import { type MembershipNode, carePlacesOf } from '../../../platform/session/membership.ts'
import type { SessionUser } from '../../../platform/session/session-user.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Icon } from '../../../ui/picture/Icon.tsx'
import type { Group } from './groups.ts'
import { holdsWords } from '../../../ui/text/marked.ts'
import type { PaletteRow } from './row.ts'

const most = 5

/** The other care places of one's own. Whoever works through a parent account changes on the page for it. */
export function usePlaces(
  term: string,
  user: SessionUser,
  nodes: readonly MembershipNode[] | null,
): Group<PaletteRow> | null {
  const t = useAllTexts()
  if (!nodes || user.application !== 'GUIDE' || user.parentUserId !== null || user.isParentUser) return null
  const clientOf = ({ clientId }: MembershipNode) =>
    nodes.find((node) => node.label === 'Client' && node.id === clientId)?.name ?? ''
  const found =
    term === '' ? [] : carePlacesOf(nodes).filter(({ id, name }) => id !== user.carePlaceId && holdsWords(name, term))
  return {
    name: 'places',
    state: 'there',
    rows: found.slice(0, most).map((place) => ({
      key: `place ${place.id}`,
      sign: <Icon of={<IconMapPin />} />,
      title: place.name,
      second: t.palette.ownPlace({ client: clientOf(place) }),
      end: <span className="o-second">{t.palette.changesPlace}</span>,
      open: () => void leaveToWorkAt(place.id),
    })),
  }
}
