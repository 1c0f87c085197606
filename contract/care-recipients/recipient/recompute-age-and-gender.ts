import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields.ts'
import { changingRefusals } from '../status/changing.ts'
import { recipientPage } from './recipient-page.ts'

/** Reads birth date and sex out of the number again. The gender "other" was chosen and stays. */
export const recomputeAgeAndGender = endpoint({
  name: 'care-recipients/recipient/recompute-age-and-gender',
  method: 'PUT',
  path: '/CareRecipient/AgeAndGender',
  applications: ['GUIDE'],
  permission: { allOf: ['CareRecipientWrite', 'CareRecipientRead'] },
  summary: 'Recomputes birth date and gender from the identity number.',
  idempotent: true,
  input: z.object({ careRecipientId: id }),
  output: recipientPage,
  refusals: { ...changingRefusals, 'number-tells-nothing': { code: 'COM001001' } },
  shows: (answer) => [answer.careRecipientId],
})
