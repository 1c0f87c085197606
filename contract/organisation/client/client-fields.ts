import { longestNodeName } from '@omsorg/domain/organisation/node/node-name.ts'
import { marketCodes } from '@omsorg/domain/market.ts'
import { z } from 'zod'
import { marketCode, oneLine } from '../../fields.ts'

/** What a client is, as administration writes it (A-2.7-05, A-2.7-75 to A-2.7-78). */
export const clientFields = {
  name: oneLine(longestNodeName).min(1),
  marketAreaCode: marketCode,
  patientDataOwnerId: oneLine(50).min(1),
  erpCustomerIdentifier: oneLine(50).default(''),
  alias: oneLine(longestNodeName).nullable().default(null),
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
