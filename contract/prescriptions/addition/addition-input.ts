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

/** The rules of rules 3.6, each with its code. */
export const additionRefusals = {
  'prescription-not-active': { code: 'IPS005001' },
  'row-not-active': { code: 'IPS005002' },
  'other-care-place': { code: 'IPS005004' },
  'start-not-today': { code: 'IPS005005' },
  'end-missing': { code: 'IPS005006' },
  'end-after-prescription': { code: 'IPS005007' },
  'end-before-start': { code: 'IPS005008' },
  'nothing-extra': { code: 'IPS005009' },
  'below-zero': { code: 'IPS005010' },
  'not-your-area': { code: 'IPS005013' },
  'additions-not-allowed': { code: 'IPS001001' },
} as const
