import { itemReplacement } from './item-replacement.ts'

export const customerServiceTexts = { itemReplacement }
