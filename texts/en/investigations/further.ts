import { investigations } from './investigations.ts'

export const investigationTexts = { investigations }
