import { storedMails } from './stored-mails.ts'

export const requestTexts = { storedMails }
