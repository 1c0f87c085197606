export { areaColour } from './area-colour.ts'
export { consumptionText, flavorText } from './product-text.ts'
