import type { FurtherTexts } from '../../shape.ts'
import { prescribing } from './prescribing.ts'
import { renewRequests } from './renew-requests.ts'
import { renewalQueue } from './renewal-queue.ts'
import { renewing } from './renewing.ts'

export const prescriptionTexts = { prescribing, renewRequests, renewalQueue, renewing } satisfies Partial<FurtherTexts>
