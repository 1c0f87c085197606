import type { FurtherTexts } from '../../shape.ts'
import { organisation } from './organisation.ts'
import { organisationSettings } from './settings.ts'

export const organisationTexts = { organisation, organisationSettings } satisfies Partial<FurtherTexts>
