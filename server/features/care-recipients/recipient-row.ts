import { recipientSort, type RecipientRow } from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { homeAddressMayBeUsed } from '@omsorg/domain/care-recipients/identity/display.ts'
import { compareNames } from '@omsorg/domain/format/collator.ts'
import { marketOf, type MarketCode } from '@omsorg/domain/market.ts'
import { orderedTodayOf } from './ordered-today.sql.ts'
import { viewOfPerson } from './person.ts'
import type { ToldPerson } from './recipient/listed-persons.sql.ts'
import type { Candidate } from './recipient/search-care-recipients.sql.ts'
import { compareUrgency, urgentViewOf, type ShownRow, type UrgentItem } from './urgency.ts'

/** A person of the list with the item that is most urgent. */
export interface Listed extends Candidate {
  readonly urgent: UrgentItem | null
}

export function recipientRowOf(listed: Listed, told: ToldPerson, row: ShownRow | null, seal: Seal): RecipientRow {
  return {
    ...viewOfPerson({ ...told, ...listed }, seal),
    where: whereaboutsOf({ ...told, room: listed.room, care_place_id: listed.care_place_id }),
    clientId: told.client_id,
    clientName: told.client_name,
    urgent: row && urgentViewOf(row),
    orderedToday: orderedTodayOf(told),
  }
}

interface Whereabouts extends Pick<ToldPerson, 'protected_kind' | 'street' | 'care_place_name'> {
  readonly room: string
  readonly care_place_id: string
}

/** A room of the care place, else the own home; a protected person is found through the care place alone. */
export function whereaboutsOf(person: Whereabouts): RecipientRow['where'] {
  const place = { carePlaceId: person.care_place_id, carePlaceName: person.care_place_name }
  if (!homeAddressMayBeUsed(person.protected_kind)) return { kind: 'care-place', room: null, street: null, ...place }
  if (person.room) return { kind: 'room', room: person.room, street: null, ...place }
  if (person.street) return { kind: 'home', room: null, street: person.street, ...place }
  return { kind: 'care-place', room: null, street: null, ...place }
}

type Sort = (typeof recipientSort)[keyof typeof recipientSort]

/**
 * The list in the order that was asked for, by the alphabet of the market. What is empty comes last, and so does a protected
 * person where the order would tell what is not shown.
 */
export function inOrder(
  listed: readonly Listed[],
  sortBy: Sort,
  sortOrder: 'asc' | 'desc',
  market: MarketCode,
): Listed[] {
  const names = compareNames(marketOf(market).locale)
  const open = (text: (person: Listed) => string) => (person: Listed) => (person.is_protected ? '' : text(person))
  const by = (text: (person: Listed) => string) => (one: Listed, other: Listed) => {
    const [left, right] = [text(one), text(other)]
    return left && right ? names(left, right) : Number(!left) - Number(!right)
  }
  const byLastName = by(open((person) => `${person.last_name} ${person.first_name}`))
  const orders: Record<Sort, (one: Listed, other: Listed) => number> = {
    [recipientSort.urgency]: (one, other) => compareUrgency(one.urgent, other.urgent),
    [recipientSort.lastName]: byLastName,
    [recipientSort.firstName]: by(open((person) => `${person.first_name} ${person.last_name}`)),
    [recipientSort.birthDate]: by(open((person) => person.birth_date ?? '')),
    [recipientSort.room]: by(open((person) => person.room)),
  }
  const sign = sortOrder === 'desc' ? -1 : 1
  return listed.toSorted(
    (one, other) => sign * orders[sortBy](one, other) || byLastName(one, other) || one.id - other.id,
  )
}
