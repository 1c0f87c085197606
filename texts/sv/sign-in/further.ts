import type { FurtherTexts } from '../../shape.ts'
import { demo } from './demo.ts'
import { signInSteps } from './sign-in-steps.ts'

export const signInTexts = { demo, signInSteps } satisfies Partial<FurtherTexts>
