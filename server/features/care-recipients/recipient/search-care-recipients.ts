import { searchCareRecipients as contract } from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import type { InputOf } from '@omsorg/contract/endpoint.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { numbersMeantBy } from '@omsorg/domain/care-recipients/identity/identity-number-search.ts'
import { recipientStatus } from '@omsorg/domain/care-recipients/status/status.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { wordOf } from '@omsorg/domain/states.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { handle, type Handler } from '../../../platform/handle.ts'
import { nextDeliveryOf } from '../next-delivery.ts'
import { readOrderedToday } from '../ordered-today.sql.ts'
import { inOrder, recipientRowOf, type Listed } from '../recipient-row.ts'
import { readCandidates, readListed, type Candidate } from './search-care-recipients.sql.ts'
import { personsFound } from './persons-found.ts'
import { readSettingsOfPlaces, readUrgentRows } from '../urgent-rows.ts'
import { eachDayOnce, urgentItemOf } from '../urgency.ts'
import { chosenPlace } from '../chosen-place.ts'

/** Who needs something today. Urgency is worked out for everybody in the list, all else for the page that is shown. */
export function searchCareRecipients(seal: Seal): Handler<typeof contract.name> {
  return handle(contract, async ({ input, actor, today, tx }) => {
    if (actor.application === 'GUIDE') {
      const chosen = chosenPlace(actor)
      if (!chosen.ok) return chosen
    }
    const candidates = await candidatesFor(tx, input, actor, today, seal)
    const settings = await readSettingsOfPlaces(tx, candidates, today)
    const dayOf = eachDayOnce()
    const inRooms = new Set(input.rooms)
    const all = candidates
      .filter(({ room, is_protected }) => inRooms.size === 0 || (!is_protected && inRooms.has(room)))
      .map((person): Listed => {
        const soonDays = settings.get(person.care_place_id)?.soon_days ?? 0
        return { ...person, urgent: urgentItemOf(person, { soonDays, today, dayOf }) }
      })
      .filter(
        (person) => input.statuses.length === 0 || input.statuses.includes(wordOf(recipientStatus, person.status)),
      )

    const asked = all.filter((person) => {
      return input.suggestions.length === 0 || (person.urgent && input.suggestions.includes(person.urgent.word))
    })
    const { page, pageSize } = input
    const sorted = inOrder(asked, input.sortBy, input.sortOrder, actor.market)
    const shown = sorted.slice((page - 1) * pageSize, page * pageSize)
    const due = all.filter((person) => person.urgent?.word === 'time-to-order')
    const rowOf = await readUrgentRows(tx, [...new Set([...due, ...shown])], { actor, today, settings })
    const persons = new Map((await readListed(tx, shown)).map((person) => [person.id, person]))
    const day = { today, timeZone: marketOf(actor.market).timeZone }
    const ids = new Set([...due, ...shown].map((person) => person.id))
    const ordered = await readOrderedToday(tx, [...ids], day)
    const waiting = inOrder(due, input.sortBy, input.sortOrder, actor.market).filter(({ id }) => !ordered.has(id))
    const idsFor = (action: 'order' | 'renew') =>
      waiting.flatMap(({ id }) => (rowOf.get(id)?.action === action ? [id] : []))
    const toOrderIds = idsFor('order')
    const ownSettings = actor.carePlaceId ? settings.get(actor.carePlaceId) : undefined
    return agree({
      entities: shown.flatMap((listed) => {
        const person = persons.get(listed.id)
        return person
          ? [recipientRowOf(listed, person, { row: rowOf.get(listed.id), ordered: ordered.get(listed.id) }, seal)]
          : []
      }),
      totalCount: sorted.length,
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
      nextDelivery: ownSettings ? nextDeliveryOf(ownSettings, today) : null,
    })
  })
}

function countOf(all: readonly Listed[], word: NonNullable<Listed['urgent']>['word']): number {
  return all.filter((person) => person.urgent?.word === word).length
}

/** Where a protected person lives is told by no list. */
function roomsOf(candidates: readonly Candidate[], statuses: readonly (keyof typeof recipientStatus)[]): string[] {
  const rooms = candidates
    .filter(({ status }) => statuses.length === 0 || statuses.includes(wordOf(recipientStatus, status)))
    .flatMap(({ room, is_protected }) => (room === '' || is_protected ? [] : [room]))
  return [...new Set(rooms)].toSorted(new Intl.Collator('sv', { numeric: true }).compare)
}

/** Everybody at the place, or whom the term finds: a protected person by the full identity number and nothing else. */
async function candidatesFor(
  tx: Transaction,
  { searchTerm, areas }: InputOf<typeof contract>,
  actor: Actor,
  today: Temporal.PlainDate,
  seal: Seal,
): Promise<Candidate[]> {
  const isInGuide = actor.application === 'GUIDE'
  const { timeZone } = marketOf(actor.market)
  const carePlaceId = isInGuide ? actor.carePlaceId : null
  const context = { carePlaceId, today, timeZone, ids: null, blindNumbers: null, areas }
  // Customer service reaches every person of a market: it searches, and never lists them all.
  if (searchTerm === '') return isInGuide ? readCandidates(tx, context) : []
  const numbers = numbersMeantBy(searchTerm, actor.market, today)
  if (numbers.length > 0) {
    const having = await readCandidates(tx, { ...context, blindNumbers: numbers.map((number) => seal.blind(number)) })
    // What has as many signs as a whole number may still be the beginning of a longer one.
    if (having.length > 0) return having
  }
  const at = { clientId: actor.clientId, carePlaceId, market: actor.market }
  const ids = await personsFound(tx, searchTerm, { at, today, seal })
  return ids.length === 0 ? [] : readCandidates(tx, { ...context, ids })
}
