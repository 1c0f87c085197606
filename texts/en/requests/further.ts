import { requests } from './requests.ts'
import { storedMails } from './stored-mails.ts'

export const requestTexts = { requests, storedMails }
