export { areaColour } from './area-colour.ts'
export { consumptionText } from './consumption-text.ts'
export { flavorText } from './flavor-text.ts'
