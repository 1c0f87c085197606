import { itemReplacement } from './item-replacement.ts'
import { substitution } from './substitution.ts'

export const customerServiceTexts = { itemReplacement, substitution }
