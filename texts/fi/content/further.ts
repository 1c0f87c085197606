import type { FurtherTexts } from '../../shape.ts'
import { accessibility } from './accessibility.ts'
import { inquiries } from './inquiries.ts'
import { myPages } from './my-pages.ts'

export const contentTexts = { accessibility, inquiries, myPages } satisfies Partial<FurtherTexts>
