export { areaColour } from './area-colour.ts'
export { flavorText } from '@omsorg/texts/papers/flavor-text.ts'
export { consumptionText } from './product-text.ts'
