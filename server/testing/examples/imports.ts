import type { Examples } from './example.ts'

export const importExamples: Examples = {}
