import { longestNodeName } from '@omsorg/domain/organisation/node/node-name.ts'
import { marketCodes } from '@omsorg/domain/market.ts'
import { z } from 'zod'
import { marketCode } from '../../fields.ts'

/** What a client is, as administration writes it (A-2.7-05, A-2.7-75 to A-2.7-78). */
export const clientFields = {
  name: z.string().trim().min(1).max(longestNodeName),
  marketAreaCode: marketCode,
  patientDataOwnerId: z.string().trim().min(1).max(50),
  erpCustomerIdentifier: z.string().trim().max(50).default(''),
  alias: z.string().trim().max(longestNodeName).nullable().default(null),
}

export const clientRefusals = {
  'erp-identifier-incomplete': { code: 'COM001001' },
  /** Another client of the market is the data controller by that id. */
  'data-owner-taken': { code: 'IPS001009' },
} as const

/** The same as it stands now, for whoever was later. */
export const shownClientFields = {
  name: z.string(),
  marketAreaCode: z.literal(marketCodes),
  patientDataOwnerId: z.string(),
  erpCustomerIdentifier: z.string(),
  alias: z.string().nullable(),
}
