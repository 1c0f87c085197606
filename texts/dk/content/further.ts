import type { FurtherTexts } from '../../shape.ts'
import { myPages } from './my-pages.ts'

export const contentTexts = { myPages } satisfies Partial<FurtherTexts>
