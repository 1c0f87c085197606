import type { FurtherTexts } from '../../shape.ts'
import { prescribing } from './prescribing.ts'
import { renewRequests } from './renew-requests.ts'
import { renewalQueue } from './renewal-queue.ts'
import { renewing } from './renewing.ts'
import { stock } from './stock.ts'

export const prescriptionTexts = {
  prescribing,
  renewRequests,
  renewalQueue,
  renewing,
  stock,
} satisfies Partial<FurtherTexts>
