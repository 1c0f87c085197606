import type { FurtherTexts } from '../../shape.ts'
import { itemReplacement } from './item-replacement.ts'

export const customerServiceTexts = { itemReplacement } satisfies Partial<FurtherTexts>
