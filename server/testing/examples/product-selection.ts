import type { Examples } from './example.ts'

export const productSelectionExamples: Examples = {}
