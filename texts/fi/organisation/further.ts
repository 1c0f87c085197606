import type { FurtherTexts } from '../../shape.ts'
import { organisation } from './organisation.ts'

export const organisationTexts = { organisation } satisfies Partial<FurtherTexts>
