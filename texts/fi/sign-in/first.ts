import type { Texts } from '../../shape.ts'
import { carePlaceChoice } from './care-place-choice.ts'
import { signIn } from './sign-in.ts'

export const signInFirst = { carePlaceChoice, signIn } satisfies Partial<Texts>
