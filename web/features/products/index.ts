export { areaColour } from './area-colour.ts'
export { flavorText } from '@omsorg/texts/papers/flavor-text.ts'
export { consumptionText } from '@omsorg/texts/papers/consumption-text.ts'
