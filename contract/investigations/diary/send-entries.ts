import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { writers } from '../investigation/investigation-refusals.ts'
import { sentEntry } from './diary-fields.ts'

/**
 * Takes the changes that a device has, each for itself: one that cannot be taken keeps no other back. What comes again is the
 * same change, and a version older than the one that stands changes nothing.
 */
export const sendEntries = endpoint({
  name: 'investigations/diary/send-entries',
  method: 'POST',
  path: '/Investigation/Diary/Entries',
  applications: ['GUIDE'],
  permission: writers,
  summary: 'Takes changes into a leakage diary; what comes twice or late is kept once.',
  input: z.object({ diaryId: id, entries: z.array(sentEntry).min(1).max(200) }),
  output: z.object({
    careRecipientId: shown.id,
    /** In the order of what was sent. */
    outcomes: z.array(
      z.object({
        entryId: shown.guid,
        outcome: z.enum(['kept', 'older', 'wet-below-dry', 'nothing-measured', 'outside-diary']),
      }),
    ),
  }),
  refusals: { 'diary-not-found': { code: 'COM001001' } },
  shows: (answer) => [answer.careRecipientId],
})
