import type { FurtherTexts } from '../../shape.ts'
import { requests } from './requests.ts'
import { storedMails } from './stored-mails.ts'

export const requestTexts = { requests, storedMails } satisfies Partial<FurtherTexts>
