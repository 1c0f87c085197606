import { areaInformation } from './area-information.ts'
import { assortment } from './assortment.ts'
import { erp } from './erp.ts'
import { imports } from './imports.ts'

export const productTexts = { areaInformation, assortment, erp, imports }
