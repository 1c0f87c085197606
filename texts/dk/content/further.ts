import type { FurtherTexts } from '../../shape.ts'
import { accessibility } from './accessibility.ts'
import { myPages } from './my-pages.ts'

export const contentTexts = { accessibility, myPages } satisfies Partial<FurtherTexts>
