import type { FurtherTexts } from '../../shape.ts'
import { demo } from './demo.ts'
import { ownerNotices } from './owner-notices.ts'
import { signInSteps } from './sign-in-steps.ts'

export const signInTexts = { demo, ownerNotices, signInSteps } satisfies Partial<FurtherTexts>
