import { prints } from './prints.ts'

export const printTexts = { prints }
