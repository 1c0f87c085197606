import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { plannedHoursField } from '../../investigations/diary/diary-fields.ts'
import * as shown from '../../shown.ts'
import { aboutPerson, otherPerson } from '../person.ts'

export const diaryRefusals = {
  'recipient-deceased': { code: 'GBS000710' },
  'recipient-inactive': { code: 'GBS000704' },
  'switched-off': { code: 'COM001001' },
} as const

/** One that goes on already is answered as it stands. */
export const startPortalDiary = endpoint({
  name: 'portal/diary/start-portal-diary',
  method: 'POST',
  path: '/Diary',
  applications: ['CRP'],
  permission: 'signed-in',
  summary: 'Starts a leakage diary of a person; one that goes on is answered as it stands.',
  idempotent: true,
  input: z.object({ ...aboutPerson, plannedHours: plannedHoursField.default(48) }),
  output: z.object({ careRecipientId: shown.id, diaryId: shown.id, startedOn: shown.instant }),
  refusals: { ...otherPerson, ...diaryRefusals },
  shows: ({ careRecipientId }) => [careRecipientId],
})
