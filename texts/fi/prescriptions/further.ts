import type { FurtherTexts } from '../../shape.ts'
import { renewalQueue } from './renewal-queue.ts'

export const prescriptionTexts = {
  renewalQueue,
} satisfies Partial<FurtherTexts>
