import {
  type RecipientRow,
  searchCareRecipients,
} from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import { kindOfTerm } from '@omsorg/domain/care-recipients/recipient/search-term.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { openAddress } from '../../../platform/routing/navigation.tsx'
import { pathTo } from '../../../platform/routing/paths.ts'
import type { SessionUser } from '../../../platform/session/session-user.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Ring } from '../../../ui/supply/Ring.tsx'
import {
  daysText,
  nameOrProtected,
  orderPathOf,
  personPathOf,
  ringDays,
  toneOf,
  whereText,
  wordText,
} from '../../care-recipients/index.ts'
import type { Group } from './groups.ts'
import type { PaletteRow } from './row.ts'
import { groupOf } from './group-of.ts'

interface People {
  readonly group: Group<PaletteRow> | null
  /** For the actions that follow from who was found. */
  readonly found: readonly RecipientRow[]
}

const most = 5

/** People by name, number, room and reference, as the list of people finds them; null for whoever may not read them. */
export function usePeople(term: string, user: SessionUser): People {
  const t = useAllTexts()
  const isService = user.application === 'CSP'
  const may = user.permissions.includes('CareRecipientRead') && user.application !== 'PRINCIPAL'
  const kind = kindOfTerm(term)
  const asks = may && (kind === 'whole' || (kind === 'room' && !isService))
  const answer = useAnswer(
    searchCareRecipients,
    { input: { searchTerm: term, pageSize: most } },
    { enabled: asks, silent: true },
  )
  if (!may) return { group: null, found: [] }
  const found = (asks && answer.data?.entities) || []
  const group = asks
    ? groupOf('people', answer, (data) => data.entities.map(rowOf))
    : ({ name: 'people', state: 'short', rows: [] } as const)
  return { group, found }

  function rowOf(person: RecipientRow): PaletteRow {
    const { urgent, where } = person
    const orders = user.permissions.includes('OrderWrite') && !isService ? orderPathOf(person) : null
    const whereabouts = isService ? `${person.clientName}, ${where.carePlaceName}` : whereText(where, t)
    return {
      key: `person ${person.careRecipientId}`,
      sign: urgent && (
        <Ring
          days={ringDays(urgent.suggestion)}
          tone={toneOf(urgent.suggestion.word)}
          label={daysText(t, urgent.suggestion)}
        />
      ),
      title: nameOrProtected(person, t),
      second: [person.protected ? t.careRecipients.protected.hidden : person.ssn, whereabouts]
        .filter(Boolean)
        .join(', '),
      end: urgent && <Badge tone={toneOf(urgent.suggestion.word)}>{wordText(t, urgent.suggestion.word)}</Badge>,
      open: () => void openAddress(personPathOf(person, user.application)),
      next: orders
        ? { word: t.palette.order, open: () => void openAddress(orders) }
        : urgent?.suggestion.action === 'renew' && !isService
          ? {
              word: t.palette.renew,
              open: () => void openAddress(pathTo('CareRecipient', { careRecipientId: person.careRecipientId })),
            }
          : undefined,
    }
  }
}
