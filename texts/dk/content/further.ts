import type { FurtherTexts } from '../../shape.ts'
import { accessibility } from './accessibility.ts'
import { inquiries } from './inquiries.ts'
import { myPages } from './my-pages.ts'
import { publicPages } from './public-pages.ts'
import { staticContent } from './static-content.ts'

export const contentTexts = {
  accessibility,
  inquiries,
  myPages,
  publicPages,
  staticContent,
} satisfies Partial<FurtherTexts>
