import type { FurtherTexts } from '../../shape.ts'
import { organisationClients } from './clients.ts'
import { organisationHistory } from './history.ts'
import { organisation } from './organisation.ts'
import { organisationSettings } from './settings.ts'

export const organisationTexts = {
  organisation,
  organisationSettings,
  organisationClients,
  organisationHistory,
} satisfies Partial<FurtherTexts>
