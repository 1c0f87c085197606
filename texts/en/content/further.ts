import { myPages } from './my-pages.ts'

export const contentTexts = { myPages }
