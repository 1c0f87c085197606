import { demo } from './demo.ts'
import { ownerNotices } from './owner-notices.ts'
import { passwordMails } from './password-mails.ts'
import { signInSteps } from './sign-in-steps.ts'

export const signInTexts = { demo, ownerNotices, passwordMails, signInSteps }
