import type { Examples } from './example.ts'

export const prescriptionExamples: Examples = {}
