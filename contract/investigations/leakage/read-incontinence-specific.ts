import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { readers } from '../investigation/investigation-refusals.ts'
import { leakageKind, mobility, wayOfChanging } from './incontinence-fields.ts'

export const readIncontinenceSpecific = endpoint({
  name: 'investigations/leakage/read-incontinence-specific',
  method: 'GET',
  path: '/Investigation/GetIncontinenceSpecific/{id}',
  applications: ['GUIDE', 'CSP'],
  permission: readers,
  summary: 'Reads the leakage of an investigation; 404 where none was saved.',
  params: z.object({ id: idInText }),
  output: z.object({
    careRecipientId: shown.id,
    dayLeakage: z.int(),
    eveningLeakage: z.int(),
    nightLeakage: z.int(),
    dailyTotal: z.int(),
    dayChanges: z.int(),
    eveningChanges: z.int(),
    nightChanges: z.int(),
    type: leakageKind.nullable(),
    changing: wayOfChanging.nullable(),
    mobility: mobility.nullable(),
    waistSize: z.int().nullable(),
    hipSize: z.int().nullable(),
  }),
  refusals: {},
  shows: (answer) => [answer.careRecipientId],
})
