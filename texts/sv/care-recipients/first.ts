import type { Texts } from '../../shape.ts'
import { careRecipients } from './care-recipients.ts'

export const careRecipientFirst = { careRecipients } satisfies Partial<Texts>
