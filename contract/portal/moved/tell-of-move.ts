import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { city, entryCode, isoDate, oneLine } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { aboutPerson, doer, otherPerson } from '../person.ts'

/** A proposal that the care place confirms; nothing changes before. Of a protected person it is told by telephone. */
export const tellOfMove = endpoint({
  name: 'portal/moved/tell-of-move',
  method: 'POST',
  path: '/Moved',
  applications: ['CRP'],
  permission: 'signed-in',
  summary: 'Tells the care place of a new address of the person, which it confirms.',
  idempotent: true,
  input: z.object({
    ...aboutPerson,
    careOf: oneLine(100).nullable().default(null),
    street: oneLine(100).min(1),
    zip: oneLine(12).min(1),
    city,
    entryCode: entryCode.nullable().default(null),
    /** From which day on; null where nobody has said. */
    from: isoDate.nullable().default(null),
  }),
  output: z.object({ careRecipientId: shown.id, reportId: shown.id }),
  refusals: {
    ...otherPerson,
    'recipient-protected': { code: 'COM001002' },
    'zip-not-valid': { code: 'COM001001' },
    'from-not-valid': { code: 'COM001001' },
    'told-already': { code: 'COM001001', detail: z.object({ by: doer, on: shown.instant }) },
  },
  shows: ({ careRecipientId }) => [careRecipientId],
})
