import { z } from 'zod'
import { variantOf } from '../../application.ts'
import { email, marketCode, personName } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { userName } from '../method/method-record.ts'
import { role } from '../role/role-view.ts'

/** The languages of the mails that are made for an operator while nobody waits. */
const language = z.enum(['en', 'sv', 'fi', 'dk'])

export const operatorApplications = ['PRINCIPAL', 'CSP'] as const

/** Customer service may be named by its long form too (A-1-06). */
const application = z.union([z.enum(operatorApplications), z.literal(variantOf.CSP).transform(() => 'CSP' as const)])

/** What is sent of an operator. */
export const operatorFields = {
  firstName: personName,
  lastName: personName,
  userName,
  /** The welcome mail goes there. */
  email,
  /** Of customer service the market that it looks after. */
  marketAreaCode: marketCode,
  language,
  application,
}

/** Whoever administers, or works in customer service. */
export const operatorRecord = z
  .object({
    nodeType: z.literal('Operator'),
    id: shown.id,
    firstName: z.string(),
    lastName: z.string(),
    name: z.string(),
    email: z.string().nullable(),
    userName: z.string(),
    marketAreaCode: z.int(),
    language,
    application: z.enum(operatorApplications),
    status: z.enum(['active', 'inactive', 'locked', 'pending']),
    rowVersion: shown.rowVersion,
    roles: z.array(role),
  })
  .meta({ id: 'Operator' })

/** Why an operator is not saved. */
export const operatorRefusals = {
  'user-name-taken': { code: 'COM001001' },
  'email-taken': { code: 'COM001001' },
} as const
