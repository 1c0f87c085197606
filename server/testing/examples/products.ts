import type { Examples } from './example.ts'

export const productExamples: Examples = {}
