import { extractPerson as contract, longestExtract } from '@omsorg/contract/access-log/entry/extract-person.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { searchBounds } from '@omsorg/domain/access-log/entry/search-bounds.ts'
import { viewKindOf } from '@omsorg/domain/access-log/entry/view-kind.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle, type Handler } from '../../../platform/handle.ts'
import { personsOfExtract, viewsOfPersons } from './access-log.sql.ts'
import { timeOf } from './asked-time.ts'
import { nameOf, numberOf } from './logged-view.ts'
import { personsWith } from './numbered-persons.ts'

/** Whoever is registered at several clients is one person: an extract by number has the views of all. */
export function extractPerson(seal: Seal): Handler<typeof contract.name> {
  return handle(contract, async ({ input, actor, today, tx }) => {
    const { from, to, careRecipientId, ssn } = input
    const bounds = searchBounds({ from, to, hasPerson: true, hasUser: false, hasClient: false })
    if (!bounds.ok) return refuse('period-wrong', { at: 'to' })
    const asked = careRecipientId === undefined ? await personsWith(tx, ssn ?? '', today, seal) : [careRecipientId]
    const time = timeOf(from, to, actor.market)
    const [persons, views] = await Promise.all([
      personsOfExtract(tx, asked),
      viewsOfPersons(tx, asked, time, longestExtract + 1),
    ])
    const [person] = persons
    if (!person) return refuse('person-not-found')
    return agree({
      person: {
        careRecipientIds: persons.map(({ id }) => id),
        name: nameOf(person) ?? '',
        identityNumber: numberOf(person, seal),
      },
      views: views.slice(0, longestExtract).map((view) => ({
        at: view.at,
        by: view.by_names,
        kind: viewKindOf(view.action),
        carePlaceName: view.place_name,
        clientName: view.client_name,
      })),
      isCut: views.length > longestExtract,
    })
  })
}
