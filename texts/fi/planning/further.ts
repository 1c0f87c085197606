import { planning } from './planning.ts'

export const planningTexts = { planning }
