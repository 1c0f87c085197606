import type { Examples } from './example.ts'

export const careRecipientExamples: Examples = {}
