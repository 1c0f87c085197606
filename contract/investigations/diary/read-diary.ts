import { z } from 'zod'
import { ability } from '../../ability.ts'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { readers } from '../investigation/investigation-refusals.ts'
import { readOnlyReasons } from '../investigation/investigation-view.ts'
import { diaryView } from './diary-fields.ts'

/** The latest diary of a person, the one that goes on first. */
export const readDiary = endpoint({
  name: 'investigations/diary/read-diary',
  method: 'GET',
  path: '/Investigation/Diary/{careRecipientId}',
  applications: ['GUIDE', 'CSP'],
  permission: readers,
  summary: 'Reads the latest leakage diary of a care recipient.',
  params: z.object({ careRecipientId: idInText }),
  output: z.object({
    careRecipientId: shown.id,
    diary: diaryView.nullable(),
    /** The protections that the person has on prescription. */
    products: z.array(
      z.object({
        itemNumber: z.string(),
        name: z.string(),
        holds: z.int().nullable().describe('In use, in ml; null where the catalogue does not know'),
      }),
    ),
    /** In which the parts of a day are told. */
    timeZone: z.string(),
    begins: z.object({ day: z.int(), evening: z.int(), night: z.int() }).describe('The hour at which each begins'),
    can: z.object({ write: ability(readOnlyReasons) }),
  }),
  refusals: {},
  shows: (answer) => [answer.careRecipientId],
})
