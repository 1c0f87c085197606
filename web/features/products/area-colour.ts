import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { AreaColour } from '../../ui/picture/area.ts'

const colours: Readonly<Record<TherapyArea, AreaColour>> = {
  Incontinence: 'inco',
  Catheter: 'cath',
  Diabetes: 'diab',
  Ostomy: 'osto',
  Nutrition: 'nutr',
  WoundCare: 'woun',
  Other: 'othr',
  Pca: 'pca',
}

/** In which colours the design system draws a therapy area. */
export function areaColour(area: TherapyArea): AreaColour {
  return colours[area]
}
