import { readPortalDiary as contract } from '@omsorg/contract/portal/diary/read-portal-diary.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { portalAbilities } from '@omsorg/domain/portal/ability/abilities.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { diaryViewOf, heldBy, readEntries, readLatestDiary, readWorn } from '../../investigations/index.ts'
import { doersOf } from '../doers.ts'
import { readPortalPerson, switchesOf } from '../person.sql.ts'
import { readDiaryFacts, readWriters } from './diary-facts.sql.ts'

/** The same diary as staff see, but for names. */
export const readPortalDiary = handle(contract, async ({ params, actor, tx }) => {
  const { careRecipientId } = params
  const [person, facts, record, worn] = await Promise.all([
    readPortalPerson(tx, careRecipientId),
    readDiaryFacts(tx),
    readLatestDiary(tx, careRecipientId),
    readWorn(tx, careRecipientId),
  ])
  if (!person || !facts) return notFound()
  const { timeZone } = marketOf(actor.market)
  const begins = { day: facts.day_from, evening: facts.evening_from, night: facts.night_from }
  const [entries, writers] = record
    ? await Promise.all([readEntries(tx, record.id), readWriters(tx, record.id)])
    : [[], new Map<string, number>()]
  const doer = await doersOf(tx, [...writers.values()], { self: actor.userId, unit: person.place_name })
  const view = record ? diaryViewOf(record, entries, { timeZone, begins }) : null
  const { diary: ability } = portalAbilities(switchesOf(person))
  return agree({
    careRecipientId,
    diary: view && {
      diaryId: view.diaryId,
      startedOn: view.startedOn,
      plannedHours: view.plannedHours,
      endedOn: view.endedOn,
      hoursMeasured: view.hoursMeasured,
      averages: view.averages,
      entries: view.entries.map(({ writtenBy: _name, ...entry }) => ({
        ...entry,
        writtenBy: doer(writers.get(entry.entryId) ?? null),
      })),
    },
    products: worn.map((product) => ({
      itemNumber: product.item_number,
      name: product.name,
      holds: heldBy(product, facts.capacity),
    })),
    timeZone,
    begins,
    can: { write: ability },
  })
})
