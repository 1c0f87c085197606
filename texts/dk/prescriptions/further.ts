import type { FurtherTexts } from '../../shape.ts'
import { prescribing } from './prescribing.ts'
import { renewing } from './renewing.ts'

export const prescriptionTexts = { prescribing, renewing } satisfies Partial<FurtherTexts>
