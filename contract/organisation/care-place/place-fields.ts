import { longestNodeName } from '@omsorg/domain/organisation/node/node-name.ts'
import { email, guid, oneLine, phone } from '../../fields.ts'

/** What a care place is, as administration writes it (A-2.7-23, A-2.7-28). */
export const placeFields = {
  clientId: guid,
  careUnitId: guid,
  name: oneLine(longestNodeName).min(1),
  email: email.nullable().default(null),
  /** As it is dialled in the country of the client. */
  phone: phone.nullable().default(null),
}

export const customerNo = oneLine(30).min(1)

export const placeRefusals = {
  'care-unit-not-found': { code: 'COM001001' },
  'phone-not-valid': { code: 'COM001001' },
} as const
