import { z } from 'zod'
import { email, id, personName, phone } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { userName } from '../method/method-record.ts'

/** The languages of the mails and prints that are made for a user while nobody waits. */
const language = z.enum(['en', 'sv', 'fi', 'dk'])

/** What is sent of a user. */
export const userFields = {
  firstName: personName,
  lastName: personName,
  userName,
  email: email.nullable(),
  phone: phone.nullable(),
  language,
  /** One who signs in once for several users, and chooses among them. */
  isParentUser: z.boolean(),
  parentUserId: id.nullable(),
  /** Whether lists to choose from show them. */
  visible: z.boolean(),
}

/** Somebody of the same group. */
export const relatedUser = z.object({
  id: shown.id,
  name: z.string(),
  clientName: z.string(),
  status: z.enum(['active', 'inactive', 'locked', 'pending']),
})

/** A user of care staff. The market is that of the client. */
export const userRecord = z
  .object({
    id: shown.id,
    firstName: z.string(),
    lastName: z.string(),
    name: z.string(),
    userName: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    marketAreaCode: z.int(),
    language,
    clientId: shown.guid,
    clientName: z.string(),
    isParentUser: z.boolean(),
    parentUserId: shown.id.nullable(),
    visible: z.boolean(),
    status: z.enum(['active', 'inactive', 'locked', 'pending']),
    rowVersion: shown.rowVersion,
  })
  .meta({ id: 'User' })

/** Why a user is not saved. */
export const userRefusals = {
  'phone-wrong': { code: 'COM001001' },
  'user-name-taken': { code: 'COM001001' },
  'email-taken': { code: 'COM001001' },
  'parent-not-found': { code: 'COM001001' },
  /** A group is one level deep: a parent has no parent, and a child no children. */
  'parent-of-parent': { code: 'COM001001' },
  'has-children': { code: 'COM001001' },
  /** A second child of the same parent at the same client. */
  'parent-twice': { code: 'IDS004006' },
  /** A care unit forms no groups. */
  'not-yours-to-group': { code: 'COM001001' },
} as const
