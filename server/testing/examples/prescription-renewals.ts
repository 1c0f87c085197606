import type { Examples } from './example.ts'

export const renewalExamples: Examples = {}
