import { careRecipients } from './care-recipients.ts'

export const careRecipientFirst = { careRecipients }
