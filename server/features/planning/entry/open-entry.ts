import { refuse, agree, type Outcome } from '@omsorg/domain/outcome.ts'
import type { Inactivity } from '@omsorg/domain/care-recipients/recipient/abilities.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { lockChangeablePerson } from '../../care-recipients/index.ts'
import { readEntry, type EntryRecord } from './entries.sql.ts'
import { readPlannedPerson } from './person.sql.ts'

/** An entry that is about to be changed: its person is locked first, so that it stands as it is read. */
export async function openEntry(
  tx: Transaction,
  id: number,
  actor: Actor,
): Promise<Outcome<EntryRecord, 'entry-not-found' | 'planning-off' | 'recipient-not-found' | Inactivity>> {
  const unknown = refuse('entry-not-found', { at: 'calendarEntryId' })
  const found = await readEntry(tx, id)
  if (!found) return unknown
  const changeable = await lockChangeablePerson(tx, found.care_recipient_id, actor)
  if (!changeable.ok) return changeable
  const [record, person] = await Promise.all([
    readEntry(tx, id),
    readPlannedPerson(tx, found.care_recipient_id, actor.carePlaceId),
  ])
  if (!record) return unknown
  return person?.areas.includes(record.therapy_area) ? agree(record) : refuse('planning-off')
}
