export { flavorText } from './flavor-text.ts'
