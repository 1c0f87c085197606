import { appRegistration } from './app-registration.ts'
import type { FurtherTexts } from '../../shape.ts'
import { demo } from './demo.ts'
import { impersonation } from './impersonation.ts'
import { mySecurity } from './my-security.ts'
import { ownerNotices } from './owner-notices.ts'
import { passwordMails } from './password-mails.ts'
import { passwordSteps } from './password-steps.ts'
import { secondStep } from './second-step.ts'
import { secondStepCode } from './second-step-code.ts'
import { signInSteps } from './sign-in-steps.ts'

export const signInTexts = {
  appRegistration,
  demo,
  impersonation,
  mySecurity,
  ownerNotices,
  passwordMails,
  passwordSteps,
  secondStep,
  secondStepCode,
  signInSteps,
} satisfies Partial<FurtherTexts>
