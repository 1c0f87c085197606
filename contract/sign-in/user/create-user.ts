import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { userFields, userRefusals } from './user-record.ts'

const { firstName, lastName, userName, email, phone, language, isParentUser, parentUserId, visible } = userFields

/** The user has no password and no role yet: the welcome mail leads to the first, an administrator gives the other. */
export const createUser = endpoint({
  name: 'sign-in/user/create-user',
  method: 'POST',
  path: '/Identity/api/User',
  applications: ['PRINCIPAL', 'CSP', 'GUIDE'],
  permission: { anyOf: ['UserWrite', 'CareUnitUserWrite'] },
  summary: 'Creates a user of a client.',
  idempotent: true,
  input: z.object({
    clientId: guid,
    /** The first care place they belong to. Whoever administers care units names one of theirs. */
    carePlaceId: guid.nullable().default(null),
    firstName,
    lastName,
    userName,
    email: email.default(null),
    phone: phone.default(null),
    language,
    isParentUser: isParentUser.default(false),
    parentUserId: parentUserId.default(null),
    visible: visible.default(true),
  }),
  output: z.object({ id: shown.id, rowVersion: shown.rowVersion }),
  refusals: {
    'client-not-found': { code: 'COM001001' },
    'care-place-not-found': { code: 'COM001001' },
    'care-place-missing': { code: 'COM001003' },
    ...userRefusals,
  },
})
