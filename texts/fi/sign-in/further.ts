import { accountRequestMails } from './account-request-mails.ts'
import { accountRequests } from './account-requests.ts'
import { appRegistration } from './app-registration.ts'
import type { FurtherTexts } from '../../shape.ts'
import { demo } from './demo.ts'
import { impersonation } from './impersonation.ts'
import { mySecurity } from './my-security.ts'
import { ownerNotices } from './owner-notices.ts'
import { roleTermMails } from './role-term-mails.ts'
import { roleTerms } from './role-terms.ts'
import { passwordMails } from './password-mails.ts'
import { passwordSteps } from './password-steps.ts'
import { secondStep } from './second-step.ts'
import { secondStepCode } from './second-step-code.ts'
import { signInSteps } from './sign-in-steps.ts'

export const signInTexts = {
  accountRequestMails,
  accountRequests,
  appRegistration,
  demo,
  impersonation,
  mySecurity,
  ownerNotices,
  passwordMails,
  passwordSteps,
  roleTermMails,
  roleTerms,
  secondStep,
  secondStepCode,
  signInSteps,
} satisfies Partial<FurtherTexts>
