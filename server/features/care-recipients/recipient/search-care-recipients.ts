import { searchCareRecipients as contract } from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import type { InputOf } from '@omsorg/contract/endpoint.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { numbersMeantBy } from '@omsorg/domain/care-recipients/identity/identity-number-search.ts'
import { temporaryNumber } from '@omsorg/domain/care-recipients/recipient/registration.ts'
import { recipientStatus } from '@omsorg/domain/care-recipients/status/status.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { wordOf } from '@omsorg/domain/states.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { handle, type Handler } from '../../../platform/handle.ts'
import { personsWithNumberInReach } from '../identity/numbers.sql.ts'
import { nextDeliveryOf } from '../next-delivery.ts'
import { readOrderedToday } from '../ordered-today.sql.ts'
import { inOrder, recipientRowOf, type Listed } from '../recipient-row.ts'
import { findByWords, readCandidates, readListed, type Candidate } from './search-care-recipients.sql.ts'
import { readSettingsOfPlaces, readUrgentRows } from '../urgent-rows.ts'
import { eachDayOnce, urgentItemOf } from '../urgency.ts'
import { chosenPlace } from '../chosen-place.ts'

/** More than anybody reads; whoever finds so many writes another letter. */
const mostFound = 200

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
    const all = candidates
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
    const ordered = await readOrderedToday(tx, [...persons.keys()], day)
    const actions = due.map((person) => rowOf.get(person.id)?.action)
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
        toOrder: actions.filter((action) => action === 'order').length,
        toRenew: actions.filter((action) => action === 'renew').length,
      },
      today: today.toString(),
      nextDelivery: ownSettings ? nextDeliveryOf(ownSettings, today) : null,
    })
  })
}

function countOf(all: readonly Listed[], word: NonNullable<Listed['urgent']>['word']): number {
  return all.filter((person) => person.urgent?.word === word).length
}

/** Everybody at the place, or whom the term finds: a protected person by the full identity number and nothing else. */
async function candidatesFor(
  tx: Transaction,
  { searchTerm }: InputOf<typeof contract>,
  actor: Actor,
  today: Temporal.PlainDate,
  seal: Seal,
): Promise<Candidate[]> {
  const isInGuide = actor.application === 'GUIDE'
  const { timeZone } = marketOf(actor.market)
  const carePlaceId = isInGuide ? actor.carePlaceId : null
  const context = { carePlaceId, today, timeZone, ids: null, blindNumbers: null }
  // Customer service reaches every person of a market: it searches, and never lists them all.
  if (searchTerm === '') return isInGuide ? readCandidates(tx, context) : []
  const numbers = numbersMeantBy(searchTerm, actor.market, today)
  if (numbers.length > 0) {
    return readCandidates(tx, { ...context, blindNumbers: numbers.map((number) => seal.blind(number)) })
  }
  const byWords = await findByWords(tx, searchTerm, actor, mostFound)
  // A temporary number is any text; typed whole, it finds its person as well.
  const byNumber = await personsWithNumberInReach(tx, [seal.blind(temporaryNumber(searchTerm).normalized)])
  const ids = [...new Set([...byWords, ...byNumber])]
  return ids.length === 0 ? [] : readCandidates(tx, { ...context, ids })
}
