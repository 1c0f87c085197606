import { wishes } from '@omsorg/domain/sign-in/account-request/wishes.ts'
import { z } from 'zod'
import { shortLine, visitor, words, workPlace } from '../../content/inquiry/inquiry-fields.ts'
import { personName } from '../../fields.ts'

/** What somebody who asks for an account fills in. */
export const requestFields = {
  firstName: personName,
  lastName: personName,
  email: visitor.email,
  phone: visitor.phone,
  /** As they write it; nobody is shown a list of who there is. */
  organisation: workPlace,
  workPlace,
  /** Of the care unit, from whoever administers it. One that fits nothing is no error: that would tell which do. */
  unitCode: shortLine.or(z.literal('')).default(''),
  wishes: z.array(z.enum(wishes)).min(1).max(wishes.length),
  reason: words.min(1).max(1000),
}
