import type { FurtherTexts } from '../../shape.ts'
import { claims } from './claims.ts'

export const claimTexts = { claims } satisfies Partial<FurtherTexts>
