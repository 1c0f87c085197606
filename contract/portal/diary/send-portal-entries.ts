import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields.ts'
import { sentEntry } from '../../investigations/diary/diary-fields.ts'
import * as shown from '../../shown.ts'
import { aboutPerson, otherPerson } from '../person.ts'
import { diaryRefusals } from './start-portal-diary.ts'

/** Each for itself, with ids made on the device: what comes twice or late is kept once. */
export const sendPortalEntries = endpoint({
  name: 'portal/diary/send-portal-entries',
  method: 'POST',
  path: '/Diary/Entries',
  applications: ['CRP'],
  permission: 'signed-in',
  summary: 'Takes changes into a leakage diary; what comes twice or late is kept once.',
  input: z.object({ ...aboutPerson, diaryId: id, entries: z.array(sentEntry).min(1).max(200) }),
  output: z.object({
    careRecipientId: shown.id,
    outcomes: z.array(
      z.object({
        entryId: shown.guid,
        outcome: z.enum(['kept', 'older', 'wet-below-dry', 'nothing-measured', 'outside-diary']),
      }),
    ),
  }),
  refusals: { ...otherPerson, ...diaryRefusals, 'diary-not-found': { code: 'COM001001' } },
  shows: ({ careRecipientId }) => [careRecipientId],
})
