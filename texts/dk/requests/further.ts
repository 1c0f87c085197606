import type { FurtherTexts } from '../../shape.ts'
import { requests } from './requests.ts'

export const requestTexts = { requests } satisfies Partial<FurtherTexts>
