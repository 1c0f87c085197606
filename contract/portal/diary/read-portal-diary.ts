import { writeBlocks } from '@omsorg/domain/portal/ability/portal-blocks.ts'
import { z } from 'zod'
import { ability } from '../../ability.ts'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import { diaryView } from '../../investigations/diary/diary-fields.ts'
import * as shown from '../../shown.ts'
import { doer } from '../person.ts'

/** The entries as staff see them, but for who wrote them: nobody of the staff is named. */
const portalEntry = diaryView.shape.entries.element.omit({ writtenBy: true }).extend({ writtenBy: doer.nullable() })

export const portalDiary = diaryView
  .omit({ endedBy: true, startedBy: true, endReason: true, entries: true })
  .extend({ entries: z.array(portalEntry) })
  .meta({ id: 'PortalDiary' })

export const readPortalDiary = endpoint({
  name: 'portal/diary/read-portal-diary',
  method: 'GET',
  path: '/Diary/{careRecipientId}',
  applications: ['CRP'],
  permission: 'signed-in',
  summary: 'Reads the latest leakage diary of a person.',
  params: z.object({ careRecipientId: idInText }),
  output: z.object({
    careRecipientId: shown.id,
    diary: portalDiary.nullable(),
    products: z.array(z.object({ itemNumber: z.string(), name: z.string(), holds: z.int().nullable() })),
    timeZone: z.string(),
    begins: z.object({ day: z.int(), evening: z.int(), night: z.int() }),
    can: z.object({ write: ability(writeBlocks) }),
  }),
  refusals: {},
  shows: ({ careRecipientId }) => [careRecipientId],
})
