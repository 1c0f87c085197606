export { ReplacedHere } from './substitution/ReplacedHere.tsx'
