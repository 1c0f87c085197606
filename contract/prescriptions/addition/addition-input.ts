import { z } from 'zod'
import { isoDate } from '../../fields.ts'

/** Wide on purpose: below 0 is refused by the rule, with a code of its own (IPS005010). */
const extra = z.int().min(-9_999).max(9_999).default(0)

/** What an addition is made of. An end date that is missing is refused by the rule (IPS005006). */
export const additionInput = {
  extraPackages: extra,
  extraWithdrawals: extra,
  startDate: isoDate,
  endDate: isoDate.nullable().default(null),
}

/** The rules of domain rules 3.6, each with its code. */
export const additionRefusals = {
  'prescription-not-active': 'IPS005001',
  'row-not-active': 'IPS005002',
  'other-care-place': 'IPS005004',
  'start-not-today': 'IPS005005',
  'end-missing': 'IPS005006',
  'end-after-prescription': 'IPS005007',
  'end-before-start': 'IPS005008',
  'nothing-extra': 'IPS005009',
  'below-zero': 'IPS005010',
  'not-your-area': 'IPS005013',
  'additions-not-allowed': 'IPS001001',
} as const
