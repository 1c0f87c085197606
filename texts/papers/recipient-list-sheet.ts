import type { searchCareRecipients } from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import type { SuggestionView } from '@omsorg/contract/care-recipients/recipient/suggestion-view.ts'
import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { maskedNumber } from '@omsorg/domain/care-recipients/identity/number-mask.ts'
import { phoneText } from '@omsorg/domain/format/phone.ts'
import type { PaperReader } from './paper.ts'
import { type PlaceOnPaper, sheetOfPlace } from './person-on-paper.ts'
import type { Sheet, SheetLine, SheetRow } from './sheet.ts'

type Listed = Pick<AnswerOf<typeof searchCareRecipients>, 'entities' | 'totalCount'>

export interface ListToPrint {
  readonly list: Listed
  readonly phoneOf: ReadonlyMap<number, string>
  readonly place: PlaceOnPaper
}

/**
 * The list from which the day starts, on paper. Identity numbers stand without their last four signs; of a protected person
 * nothing stands but that there is one, and what to do.
 */
export function recipientListSheet({ list, phoneOf, place }: ListToPrint, reader: PaperReader): Sheet {
  const { t } = reader
  const { title, columns, people, cut } = t.prints.list
  const all = people({ count: list.totalCount })
  const shown = list.entities.length
  return {
    ...sheetOfPlace(place, reader, 'health'),
    title,
    kind: title,
    lead: shown < list.totalCount ? cut({ shown: String(shown), all }) : all,
    facts: [],
    landscape: true,
    rowHeads: true,
    columns: [
      { head: columns.name, share: 3 },
      { head: columns.number, share: 2 },
      { head: columns.phone, share: 2 },
      { head: columns.status, share: 1.3 },
      { head: columns.nextOrder, share: 4 },
    ],
    rows: list.entities.map((person) => rowOf(person, phoneOf.get(person.careRecipientId), reader)),
    empty: t.prints.list.empty,
  }
}

function rowOf(person: Listed['entities'][number], phone: string | undefined, { t, f }: PaperReader): SheetRow {
  const { status, urgent } = person
  const name = person.protected
    ? t.careRecipients.protected.title
    : [person.firstName, person.lastName].filter(Boolean).join(' ')
  const number = person.protected || person.ssn === null ? '' : maskedNumber(person.ssn)
  return [
    [{ text: name, look: 'bold' }],
    [{ text: number }],
    [{ text: person.protected || !phone ? '' : phoneText(phone, f.country) }],
    [{ text: t.careRecipients.status[status] }],
    urgent ? nextOrder(urgent, { t, f }) : [{ text: '' }],
  ]
}

function nextOrder(
  { name, suggestion }: { readonly name: string; readonly suggestion: SuggestionView },
  { t, f }: Pick<PaperReader, 't' | 'f'>,
): SheetLine[] {
  const { timeToOrder, soon, consumptionMissing, recentlyOrdered } = t.careRecipients.nextOrder
  const word = {
    'time-to-order': timeToOrder,
    soon,
    'consumption-missing': consumptionMissing,
    'recently-ordered': recentlyOrdered,
  }[suggestion.word]
  return [{ text: word, look: 'bold' }, { text: [name, untilText(suggestion, { t, f })].filter(Boolean).join('. ') }]
}

/** Days of the calendar, for a paper grows old. */
function untilText({ word, runsOutOn, daysLeft }: SuggestionView, { t, f }: Pick<PaperReader, 't' | 'f'>): string {
  const { supply } = t.careRecipients
  if (word === 'consumption-missing') return ''
  if (runsOutOn === null || daysLeft === null) return supply.neverOrdered
  const date = f.date(runsOutOn)
  return daysLeft < 0 ? supply.outSince({ date }) : supply.lastsUntil({ date })
}
