import type { Article } from './catalogue.ts'
import type { DemoPerson } from './persons.ts'

/** Whether anybody would prescribe the article to the person: sizes and lengths go by age and sex. */
export function suits({ family, properties }: Article, { age, sex }: Pick<DemoPerson, 'age' | 'sex'>): boolean {
  const isChild = age < 14
  if (family.type === 'male-shield' || family.type === 'penile-sheath') return sex === 'male' && !isChild
  if (family.area === 'Incontinence') return isChild === (properties['weight'] !== undefined)
  if (family.type === 'intermittent' || family.type === 'intermittent-set')
    return suitsLength(properties['length'], sex, isChild)
  return !isChild || family.type !== 'balloon'
}

/** Millimetres: 300 for children, 200 for women, 400 for men. */
function suitsLength(length: string | number | boolean | undefined, sex: DemoPerson['sex'], isChild: boolean): boolean {
  if (isChild) return length === 300
  return length === (sex === 'female' ? 200 : 400)
}
