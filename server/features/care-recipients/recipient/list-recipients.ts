import type { searchCareRecipients } from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import type { InputOf } from '@omsorg/contract/endpoint.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { numbersMeantBy } from '@omsorg/domain/care-recipients/identity/identity-number-search.ts'
import { recipientStatus } from '@omsorg/domain/care-recipients/status/status.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { wordOf } from '@omsorg/domain/states.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { nextDeliveryOf } from '../next-delivery.ts'
import { inOrder, recipientRowOf, type Listed } from '../recipient-row.ts'
import { nobody, readCandidates, type Candidate, type Candidates } from './search-care-recipients.sql.ts'
import { readTold } from './listed-persons.sql.ts'
import { meantByPart } from './persons-found.ts'
import { urgentRowsOf } from '../urgent-rows.ts'
import { urgentItemOf } from '../urgency.ts'
import { chosenPlace } from '../chosen-place.ts'

export type ListQuestion = InputOf<typeof searchCareRecipients>

interface Asked {
  readonly tx: Transaction
  readonly actor: Actor
  readonly today: Temporal.PlainDate
  readonly input: ListQuestion
  /** Left out by who writes the rows of the access log itself. */
  readonly willShow?: (careRecipientIds: readonly number[]) => void
}

/** Who needs something today. Urgency is worked out for everybody in the list, all else for the page that is shown. */
export async function listRecipients(seal: Seal, { input, actor, today, tx, willShow }: Asked) {
  if (actor.application === 'GUIDE') {
    const chosen = chosenPlace(actor)
    if (!chosen.ok) return chosen
  }
  const { persons: candidates, delivery } = await candidatesFor(tx, input, actor, today, seal)
  const inRooms = new Set(input.rooms)
  const all = inOrder(
    candidates
      .filter(({ room, is_protected }) => inRooms.size === 0 || (!is_protected && inRooms.has(room)))
      .filter((person) => hasStatus(person, input.statuses))
      .map((person): Listed => ({ ...person, urgent: urgentItemOf(person) })),
    input.sortBy,
    input.sortOrder,
    actor.market,
  )
  const chosen = all.filter(({ urgent }) => {
    return input.suggestions.length === 0 || (urgent && input.suggestions.includes(urgent.word))
  })
  const { page, pageSize } = input
  const shown = chosen.slice((page - 1) * pageSize, page * pageSize)
  const due = all.filter((person) => person.urgent?.word === 'time-to-order')
  // Beyond a care place nobody orders for all who were found: what is told of the page is enough, however many they are.
  const told = actor.application === 'GUIDE' ? [...new Set([...due, ...shown])] : shown
  const day = { today, timeZone: marketOf(actor.market).timeZone }
  const reading = Promise.all([urgentRowsOf(tx, told, { actor, today }), readTold(tx, told, day)])
  willShow?.(shown.map(({ id }) => id))
  const [rowOf, records] = await reading
  const recordOf = new Map(records.map((record) => [record.id, record]))
  const isOrdered = new Set(records.flatMap(({ id, ordered_id }) => (ordered_id === null ? [] : [id])))
  const idsFor = (action: 'order' | 'renew') =>
    due.flatMap(({ id }) => (rowOf.get(id)?.action === action && !isOrdered.has(id) ? [id] : []))
  const toOrderIds = idsFor('order')
  const isHere = candidates.some((person) => person.care_place_id === actor.carePlaceId)
  return agree({
    entities: shown.flatMap((person) => {
      const record = recordOf.get(person.id)
      return record ? [recipientRowOf(person, record, rowOf.get(person.id) ?? null, seal)] : []
    }),
    totalCount: chosen.length,
    page,
    pageSize,
    counts: {
      timeToOrder: due.length,
      soon: countOf(all, 'soon'),
      consumptionMissing: countOf(all, 'consumption-missing'),
      recentlyOrdered: countOf(all, 'recently-ordered'),
      toOrder: toOrderIds.length,
      toRenew: idsFor('renew').length,
    },
    toOrderIds,
    rooms: roomsOf(candidates, input.statuses),
    today: today.toString(),
    nextDelivery: delivery && isHere ? nextDeliveryOf(delivery, today) : null,
  })
}

type Statuses = ListQuestion['statuses']

function hasStatus({ status }: Candidate, statuses: Statuses): boolean {
  return statuses.length === 0 || statuses.includes(wordOf(recipientStatus, status))
}

function countOf(all: readonly Listed[], word: NonNullable<Listed['urgent']>['word']): number {
  return all.filter((person) => person.urgent?.word === word).length
}

const byNumber = new Intl.Collator('sv', { numeric: true })

/** Where a protected person lives is told by no list. */
function roomsOf(candidates: readonly Candidate[], statuses: Statuses): string[] {
  const rooms = candidates
    .filter((person) => person.room !== '' && !person.is_protected && hasStatus(person, statuses))
    .map(({ room }) => room)
  return [...new Set(rooms)].toSorted(byNumber.compare)
}

/** Everybody at the place, or whom the term finds: a protected person by the full identity number and nothing else. */
async function candidatesFor(
  tx: Transaction,
  { searchTerm, areas }: ListQuestion,
  actor: Actor,
  today: Temporal.PlainDate,
  seal: Seal,
): Promise<Candidates> {
  const isInGuide = actor.application === 'GUIDE'
  const at = { clientId: actor.clientId, carePlaceId: isInGuide ? actor.carePlaceId : null, market: actor.market }
  const question = { at, fromPlaceId: actor.carePlaceId, areas, today }
  // Customer service reaches every person of a market: it searches, and never lists them all.
  if (searchTerm === '') return isInGuide ? readCandidates(tx, { ...question, meant: null }) : nobody
  const numbers = numbersMeantBy(searchTerm, actor.market, today)
  if (numbers.length > 0) {
    const blindNumbers = numbers.map((number) => seal.blind(number))
    const having = await readCandidates(tx, { ...question, meant: { words: null, blindNumbers, ids: [] } })
    // What has as many signs as a whole number may still be the beginning of a longer one.
    if (having.persons.length > 0) return having
  }
  return readCandidates(tx, { ...question, meant: await meantByPart(tx, searchTerm, { at, today, seal }) })
}
