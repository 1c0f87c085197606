import type { FurtherTexts } from '../../shape.ts'
import { storedMails } from './stored-mails.ts'

export const requestTexts = { storedMails } satisfies Partial<FurtherTexts>
