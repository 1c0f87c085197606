export { ClaimOfLine } from './line/ClaimOfLine.tsx'
