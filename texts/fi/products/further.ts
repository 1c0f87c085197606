import type { FurtherTexts } from '../../shape.ts'
import { areaInformation } from './area-information.ts'
import { clientAgreements } from './client-agreements.ts'
import { erp } from './erp.ts'
import { erpAreas } from './erp-areas.ts'
import { erpNumbers } from './erp-numbers.ts'
import { imports } from './imports.ts'

export const productTexts = {
  areaInformation,
  clientAgreements,
  erp,
  erpAreas,
  erpNumbers,
  imports,
} satisfies Partial<FurtherTexts>
