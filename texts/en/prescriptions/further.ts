import { renewalQueue } from './renewal-queue.ts'

export const prescriptionTexts = { renewalQueue }
